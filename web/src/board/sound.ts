import { settings } from '../settings.svelte'

/** Short synthesised sounds; silent unless they are switched on. */
export type Sound = 'place' | 'capture' | 'illegal' | 'end'

interface Note {
  /** Frequency in hertz at the start and at the end. */
  from: number
  to: number
  /** Start and length in seconds. */
  start: number
  seconds: number
  wave: OscillatorType
}

const sounds: Record<Sound, readonly Note[]> = {
  place: [{ from: 320, to: 180, start: 0, seconds: 0.09, wave: 'triangle' }],
  capture: [
    { from: 320, to: 180, start: 0, seconds: 0.08, wave: 'triangle' },
    { from: 420, to: 520, start: 0.07, seconds: 0.1, wave: 'triangle' },
  ],
  illegal: [{ from: 130, to: 110, start: 0, seconds: 0.12, wave: 'sine' }],
  end: [
    { from: 392, to: 392, start: 0, seconds: 0.14, wave: 'triangle' },
    { from: 523, to: 523, start: 0.14, seconds: 0.14, wave: 'triangle' },
    { from: 659, to: 659, start: 0.28, seconds: 0.3, wave: 'triangle' },
  ],
}

let audio: AudioContext | undefined

export function playSound(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  for (const note of sounds[sound]) playNote(audio, note)
}

function playNote(audio: AudioContext, { from, to, start, seconds, wave }: Note): void {
  const begin = audio.currentTime + start
  const oscillator = audio.createOscillator()
  const volume = audio.createGain()
  oscillator.type = wave
  oscillator.frequency.setValueAtTime(from, begin)
  oscillator.frequency.exponentialRampToValueAtTime(to, begin + seconds)
  volume.gain.setValueAtTime(0.0001, begin)
  volume.gain.exponentialRampToValueAtTime(0.18, begin + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + seconds)
  oscillator.connect(volume).connect(audio.destination)
  oscillator.start(begin)
  oscillator.stop(begin + seconds + 0.02)
}
