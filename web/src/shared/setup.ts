/** The set-ups there are to choose from: `CC|CP|PC|PP` is a choice, `ROWSxCOLUMNS` and `NUMBER|VALUES` are to be typed. */
export function setupChoices(syntax: string): string[] {
  const parts = syntax.split('|')
  return parts.length > 1 && parts.every((part) => part.length <= 3) ? parts : []
}
