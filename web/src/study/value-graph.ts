import type uPlot from 'uplot'
import type { Point } from './review'

/** The game's value as a picture. The colours come from the page's own, so that both themes have theirs. */

export interface Inks {
  line: string
  quiet: string
  rule: string
  paper: string
  first: string
  second: string
  bad: string
  here: string
}

export function inksOf(element: HTMLElement): Inks {
  // A canvas knows no themes: the element is asked what a colour comes to in this one.
  const ink = (name: string): string => {
    element.style.color = `var(${name})`
    const { color } = getComputedStyle(element)
    element.style.color = ''
    return color
  }
  return {
    line: ink('--ink'),
    quiet: ink('--quiet'),
    rule: ink('--line'),
    paper: ink('--raised'),
    first: ink('--first-soft'),
    second: ink('--second-soft'),
    bad: ink('--bad'),
    here: ink('--accent'),
  }
}

/** Places, the values there, those that are proven, those that are estimated, and the move that mattered most. Bounds have no dot. */
export function columnsOf(
  points: readonly Point[],
  plies: number,
  mistake: number | undefined,
): uPlot.AlignedData {
  const at = new Map(points.map((point) => [point.ply, point]))
  const places = Array.from({ length: plies + 1 }, (_, ply) => ply)
  const value = (wanted: (point: Point) => boolean) =>
    places.map((ply) => {
      const point = at.get(ply)
      return point && wanted(point) ? point.value : null
    })
  return [
    places,
    value(() => true),
    value((point) => point.sure),
    value((point) => !point.sure && point.beyond === 0),
    value((point) => point.ply === mistake),
  ]
}

/** The middle: nobody is ahead. */
export const evenAt = (scored: boolean): number => (scored ? 0 : 0.5)

/** What is shown up and down: always some of both sides, or a small lead would look like a large one. */
export function rangeOf(points: readonly Point[], scored: boolean): [number, number] {
  if (!scored) return [-0.05, 1.05]
  const values = points.map((point) => point.value)
  const most = Math.max(4, ...values.map(Math.abs))
  return [Math.min(...values, -most / 3) * 1.15, Math.max(...values, most / 3) * 1.15]
}

interface Wish {
  width: number
  height: number
  inks: Inks
  scored: boolean
  range: () => [number, number]
  here: () => number
  points: () => readonly Point[]
  label: (value: number) => string
}

export function optionsOf({ width, height, inks, scored, range, here, points, label }: Wish): uPlot.Options {
  const ratio = devicePixelRatio
  const dots = (fill: string, size: number, stroke = inks.line): uPlot.Series => ({
    paths: () => null,
    points: { show: true, size, fill, stroke, width: 1.5 },
  })
  return {
    width,
    height,
    padding: [10, 8, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: { x: { time: false }, y: { range } },
    axes: [
      {
        stroke: inks.quiet,
        grid: { show: false },
        ticks: { show: false },
        size: 22,
        font: '12px system-ui',
        incrs: [2, 4, 5, 10, 20, 50],
      },
      {
        stroke: inks.quiet,
        grid: { stroke: inks.rule, width: 1 },
        ticks: { show: false },
        size: 48,
        font: '12px system-ui',
        incrs: scored ? [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] : [0.25, 0.5],
        values: (_, splits) => splits.map(label),
      },
    ],
    series: [
      {},
      {
        stroke: inks.line,
        width: 1.5,
        spanGaps: true,
        points: { show: false },
        fillTo: evenAt(scored),
        fill: (plot) => halves(plot, evenAt(scored), inks),
      },
      dots(inks.line, 5),
      dots(inks.paper, 5),
      dots(inks.bad, 11, inks.bad),
    ],
    hooks: {
      draw: [
        (plot) => {
          const x = Math.round(plot.valToPos(here(), 'x', true))
          plot.ctx.fillStyle = inks.here
          plot.ctx.fillRect(x - ratio, plot.bbox.top, 2 * ratio, plot.bbox.height)
          for (const point of points()) if (point.beyond !== 0) arrow(plot, point, inks, ratio)
        },
      ],
    },
  }
}

/** A bound: a bar at it, and an arrow to where the value lies. */
function arrow(plot: uPlot, { ply, value, beyond }: Point, inks: Inks, ratio: number): void {
  const { ctx } = plot
  const x = plot.valToPos(ply, 'x', true)
  const y = plot.valToPos(value, 'y', true)
  const half = 4 * ratio
  const tip = y - beyond * 9 * ratio
  ctx.beginPath()
  ctx.moveTo(x - half, y)
  ctx.lineTo(x + half, y)
  ctx.lineTo(x, tip)
  ctx.closePath()
  ctx.fillStyle = inks.paper
  ctx.fill()
  ctx.strokeStyle = inks.line
  ctx.lineWidth = 1.5 * ratio
  ctx.stroke()
}

/** One side's colour above the middle, the other's below. */
function halves(plot: uPlot, even: number, inks: Inks): CanvasGradient | string {
  const { top, height } = plot.bbox
  const middle = (plot.valToPos(even, 'y', true) - top) / height
  if (!Number.isFinite(middle)) return inks.first
  const split = Math.min(1, Math.max(0, middle))
  const gradient = plot.ctx.createLinearGradient(0, top, 0, top + height)
  gradient.addColorStop(0, inks.first)
  gradient.addColorStop(split, inks.first)
  gradient.addColorStop(split, inks.second)
  gradient.addColorStop(1, inks.second)
  return gradient
}
