import { settings } from '../settings.svelte'

/** Short sounds, made on the spot; silent unless somebody asked for them. */
export type Sound = 'place' | 'capture' | 'illegal' | 'end'

interface Tone {
  /** In Hertz, from and to. */
  from: number
  to: number
  /** In seconds: when it begins, and how long it is. */
  at: number
  long: number
  wave: OscillatorType
}

const sounds: Record<Sound, readonly Tone[]> = {
  place: [{ from: 320, to: 180, at: 0, long: 0.09, wave: 'triangle' }],
  capture: [
    { from: 320, to: 180, at: 0, long: 0.08, wave: 'triangle' },
    { from: 420, to: 520, at: 0.07, long: 0.1, wave: 'triangle' },
  ],
  illegal: [{ from: 130, to: 110, at: 0, long: 0.12, wave: 'sine' }],
  end: [
    { from: 392, to: 392, at: 0, long: 0.14, wave: 'triangle' },
    { from: 523, to: 523, at: 0.14, long: 0.14, wave: 'triangle' },
    { from: 659, to: 659, at: 0.28, long: 0.3, wave: 'triangle' },
  ],
}

let audio: AudioContext | undefined

export function playSound(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  for (const tone of sounds[sound]) sing(audio, tone)
}

function sing(audio: AudioContext, { from, to, at, long, wave }: Tone): void {
  const begin = audio.currentTime + at
  const voice = audio.createOscillator()
  const loudness = audio.createGain()
  voice.type = wave
  voice.frequency.setValueAtTime(from, begin)
  voice.frequency.exponentialRampToValueAtTime(to, begin + long)
  loudness.gain.setValueAtTime(0.0001, begin)
  loudness.gain.exponentialRampToValueAtTime(0.18, begin + 0.008)
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + long)
  voice.connect(loudness).connect(audio.destination)
  voice.start(begin)
  voice.stop(begin + long + 0.02)
}
