import type uPlot from 'uplot'
import type { CurvePoint } from './review'

/** Colours of the value graph, taken from the current theme. */

export interface GraphColours {
  line: string
  quiet: string
  rule: string
  paper: string
  first: string
  second: string
  bad: string
  currentPly: string
}

export function graphColours(element: HTMLElement): GraphColours {
  // A canvas cannot use CSS variables: the element resolves them.
  const colour = (name: string): string => {
    element.style.color = `var(${name})`
    const { color } = getComputedStyle(element)
    element.style.color = ''
    return color
  }
  return {
    line: colour('--ink'),
    quiet: colour('--quiet'),
    rule: colour('--line'),
    paper: colour('--raised'),
    first: colour('--first-soft'),
    second: colour('--second-soft'),
    bad: colour('--bad'),
    currentPly: colour('--accent'),
  }
}

/** Data columns of the plot: plies, values, proven values, estimated values, and the key move. Bounds have no dot. */
export function graphData(
  points: readonly CurvePoint[],
  plies: number,
  mistake: number | undefined,
): uPlot.AlignedData {
  const at = new Map(points.map((point) => [point.ply, point]))
  const allPlies = Array.from({ length: plies + 1 }, (_, ply) => ply)
  const value = (matches: (point: CurvePoint) => boolean) =>
    allPlies.map((ply) => {
      const point = at.get(ply)
      return point && matches(point) ? point.value : null
    })
  return [
    allPlies,
    value(() => true),
    value((point) => point.sure),
    value((point) => !point.sure && point.boundDirection === 0),
    value((point) => point.ply === mistake),
  ]
}

/** The value at which nobody is ahead. */
const evenValue = (scored: boolean): number => (scored ? 0 : 0.5)

/** The range of the value axis. It always includes both sides, because a small lead would look large otherwise. */
export function valueRange(points: readonly CurvePoint[], scored: boolean): [number, number] {
  if (!scored) return [-0.05, 1.05]
  const values = points.map((point) => point.value)
  const largest = Math.max(4, ...values.map(Math.abs))
  return [Math.min(...values, -largest / 3) * 1.15, Math.max(...values, largest / 3) * 1.15]
}

interface GraphSettings {
  width: number
  height: number
  colours: GraphColours
  scored: boolean
  range: () => [number, number]
  currentPly: () => number
  points: () => readonly CurvePoint[]
  label: (value: number) => string
}

export function graphOptions({
  width,
  height,
  colours,
  scored,
  range,
  currentPly,
  points,
  label,
}: GraphSettings): uPlot.Options {
  const ratio = devicePixelRatio
  const dots = (fill: string, size: number, stroke = colours.line): uPlot.Series => ({
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
        stroke: colours.quiet,
        grid: { show: false },
        ticks: { show: false },
        size: 22,
        font: '12px system-ui',
        incrs: [2, 4, 5, 10, 20, 50],
      },
      {
        stroke: colours.quiet,
        grid: { stroke: colours.rule, width: 1 },
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
        stroke: colours.line,
        width: 1.5,
        spanGaps: true,
        points: { show: false },
        fillTo: evenValue(scored),
        fill: (plot) => sideGradient(plot, evenValue(scored), colours),
      },
      dots(colours.line, 5),
      dots(colours.paper, 5),
      dots(colours.bad, 11, colours.bad),
    ],
    hooks: {
      draw: [
        (plot) => {
          const x = Math.round(plot.valToPos(currentPly(), 'x', true))
          plot.ctx.fillStyle = colours.currentPly
          plot.ctx.fillRect(x - ratio, plot.bbox.top, 2 * ratio, plot.bbox.height)
          for (const point of points()) if (point.boundDirection !== 0) drawBound(plot, point, colours, ratio)
        },
      ],
    },
  }
}

/** Draws a bound as a bar with an arrow towards the true value. */
function drawBound(
  plot: uPlot,
  { ply, value, boundDirection }: CurvePoint,
  colours: GraphColours,
  ratio: number,
): void {
  const { ctx } = plot
  const x = plot.valToPos(ply, 'x', true)
  const y = plot.valToPos(value, 'y', true)
  const half = 4 * ratio
  const tip = y - boundDirection * 9 * ratio
  ctx.beginPath()
  ctx.moveTo(x - half, y)
  ctx.lineTo(x + half, y)
  ctx.lineTo(x, tip)
  ctx.closePath()
  ctx.fillStyle = colours.paper
  ctx.fill()
  ctx.strokeStyle = colours.line
  ctx.lineWidth = 1.5 * ratio
  ctx.stroke()
}

/** One side's colour above the middle, the other's below. */
function sideGradient(plot: uPlot, even: number, colours: GraphColours): CanvasGradient | string {
  const { top, height } = plot.bbox
  const middle = (plot.valToPos(even, 'y', true) - top) / height
  if (!Number.isFinite(middle)) return colours.first
  const split = Math.min(1, Math.max(0, middle))
  const gradient = plot.ctx.createLinearGradient(0, top, 0, top + height)
  gradient.addColorStop(0, colours.first)
  gradient.addColorStop(split, colours.first)
  gradient.addColorStop(split, colours.second)
  gradient.addColorStop(1, colours.second)
  return gradient
}
