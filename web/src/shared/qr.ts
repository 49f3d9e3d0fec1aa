/** The light frame around a QR code by which it is found: four modules, as its standard wants. */
export const quietZone = 4

/** The dark modules as the path of an SVG, a run of them a rectangle; rows are strings in which 1 is dark. */
export function qrPath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('')
}
