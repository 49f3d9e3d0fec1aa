/** Width of the light border around a QR code in modules, as its standard requires. */
export const quietZone = 4

/** The dark modules as an SVG path of horizontal runs; in the rows, 1 is dark. */
export function qrPath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('')
}
