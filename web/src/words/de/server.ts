import type * as english from '../en/server'

const problems: Record<string, string> = {
  'bad-request': 'Die Eingabe ist ungültig:',
  'bad-json': 'Die Eingabe ist ungültig:',
  'bad-token': 'Deine Sitzung ist ungültig. Lade die Seite neu.',
  'signed-out': 'Du bist hier abgemeldet. Lade die Seite neu, um als neuer Gast weiterzumachen.',
  forbidden: 'Das darfst du hier nicht.',
  'cross-origin': 'Die Anfrage kam von einer anderen Website.',
  'not-found': 'Nicht gefunden, oder du hast keinen Zugriff.',
  expired: 'Diese Partie ist abgelaufen.',
  'method-not-allowed': 'Das geht hier nicht.',
  timeout: 'Die Anfrage hat zu lange gedauert.',
  rejected: 'Das ist in dieser Partie nicht möglich.',
  'hints-off': 'Beende zuerst deine Partie ohne Tipps.',
  'too-large': 'Die Eingabe ist zu groß.',
  'uri-too-long': 'Die Adresse ist zu lang.',
  'unsupported-type': 'Dieses Format wird nicht unterstützt.',
  'wrong-host': 'Der Server ist unter dieser Adresse nicht erreichbar.',
  'too-many-requests': 'Das war zu schnell. Warte einen Moment und versuche es dann noch einmal.',
  'too-many-messages': 'Das war zu schnell. Warte einen Moment und versuche es dann noch einmal.',
  'too-many-new-games': 'Du hast sehr viele Partien begonnen. Warte einen Moment.',
  'too-many-new-guests': 'Von deiner Adresse kamen zu viele neue Gäste. Warte einen Moment.',
  'too-many-open-games': 'Du hast zu viele offene Partien. Beende zuerst eine davon.',
  'too-many-engine-games':
    'Es laufen zu viele Partien, in denen nur der Computer spielt. Warte, bis eine endet.',
  'too-many-connections': 'Zu viele Seiten von Drey sind offen. Schließe zuerst eine davon.',
  'too-many-tokens': 'Du hast zu viele Token. Widerrufe zuerst eines davon.',
  'too-many-searches': 'Es laufen zu viele Analysen. Beende zuerst eine davon.',
  'headers-too-large': 'Die Anfrage ist zu groß.',
  internal: 'Auf dem Server ist etwas schiefgegangen.',
  'not-implemented': 'Das kann der Server nicht.',
  busy: 'Der Server hat gerade zu viel zu tun. Versuche es gleich noch einmal.',
  'not-ready': 'Der Server ist noch nicht bereit.',
  stopping: 'Der Server wird gerade beendet.',
  storage: 'Die Datenbank des Servers ist nicht verfügbar. Es wurde nichts geändert.',
}

/** What makes a move legal in each game. */
const legalMoves: Record<string, string> = {
  'squirrel-war': 'Du kannst jedes leere Feld nehmen.',
  santorini:
    'Ziehe eine deiner Figuren auf ein freies Nachbarfeld, höchstens eine Ebene höher: Würfel gerade, Pyramiden diagonal. Baue dann auf einem freien Feld daneben.',
  'adjacent-claim': 'Besetze ein freies Feld direkt neben einem deiner Felder, nicht diagonal.',
  'shellos-shuffle': 'Setze auf ein leeres Feld neben irgendeinem Stein.',
  othello: 'Dein Stein muss mindestens einen gegnerischen Stein umdrehen.',
}

const rejections: Record<string, string> = {
  unreadable: 'Das ist kein Zug dieses Spiels.',
  'off-board': 'Dieses Feld gibt es nicht.',
  occupied: 'Dieses Feld ist schon besetzt.',
  illegal: 'Dieser Zug ist hier nicht erlaubt.',
  over: 'Die Partie ist zu Ende.',
  'not-your-turn': 'Du bist nicht am Zug.',
  stale: 'Die Stellung hat sich inzwischen geändert.',
  'out-of-time': 'Deine Zeit ist abgelaufen.',
  'no-draws': 'In diesem Spiel gibt es kein Remis.',
  'not-over': 'Das geht erst nach dem Ende der Partie.',
  'no-offer': 'Dieses Angebot gibt es nicht mehr.',
  'already-offered': 'Das wurde schon angeboten.',
  'nothing-to-take-back': 'Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.',
  'too-early': 'Dafür ist es noch zu früh.',
  spectator: 'Du schaust zu. Das können nur die Spieler.',
  'not-started': 'Die Partie hat noch nicht begonnen: Ein Platz ist frei.',
  started: 'Die Partie läuft schon. Du kannst aufgeben.',
  'unknown-offer': 'Das kann man nicht anbieten.',
  full: 'Beide Plätze sind besetzt. Du kannst zuschauen.',
  'wrong-code': 'Für diesen Platz brauchst du den Einladungslink.',
  'reused-id': 'Diese Kennung gehört schon zu einem anderen Befehl.',
  'not-yours': 'Das darf nur, wer die Partie erstellt hat.',
  busy: 'Der Server hat gerade zu viel zu tun. Versuche es gleich noch einmal.',
  'opponent-deleted': 'Dein Gegner spielt nicht mehr auf diesem Server.',
  gone: 'Diese Partie gibt es nicht mehr.',
}

const summaries: Record<string, string> = {
  'squirrel-war':
    'Überfalle Felder neben deinen Eichhörnchen oder schleich dich an. Wer die meisten Nüsse hat, gewinnt.',
  santorini: 'Ziehe, baue und steige als Erster auf Ebene 3.',
  'adjacent-claim': 'Besetze Felder neben deinen eigenen. Wer die meisten Felder hat, gewinnt.',
  'shellos-shuffle':
    'Setze neben einen beliebigen Stein und drehe um, was du einschließt. Wer die meisten Steine hat, gewinnt.',
  othello: 'Schließe gegnerische Steine ein, um sie umzudrehen. Wer die meisten Steine hat, gewinnt.',
}

const setupNames: Record<string, string> = {
  'squirrel-war': 'Nüsse',
  santorini: 'Figuren',
  'adjacent-claim': 'Größe',
}

const setupHelp: Record<string, string> = {
  'squirrel-war':
    'Die Nusskarte: eine Nummer von 0 bis 999999 oder 25 Werte von 1 bis 99 als a,b,c,d,e/…/…/…/…. Ohne Angabe wird eine zufällige Nummer gewählt.',
  santorini:
    'Die Figuren der ersten und der zweiten Seite: C für Würfel (gerade Schritte), P für Pyramiden (diagonale Schritte). Ohne Angabe CC.',
  'adjacent-claim': 'Das Brett, 3 bis 8 Zeilen und Spalten, zum Beispiel 6x7. Ohne Angabe 5x5.',
}

const weaknesses: Record<string, string> = {
  'raids-left-open': 'Überfälle zugelassen',
  'raids-missed': 'Überfälle verpasst',
  'valuable-cells-left': 'Wertvolle Felder überlassen',
  'winning-steps-allowed': 'Siegzüge zugelassen',
  'winning-steps-missed': 'Siegzüge verpasst',
  'unstoppable-threats-allowed': 'Unabwendbare Drohungen zugelassen',
  'unstoppable-threats-missed': 'Unabwendbare Drohungen verpasst',
  'chains-of-threats-allowed': 'Drohungsketten zugelassen',
  'chains-of-threats-missed': 'Drohungsketten verpasst',
  'threats-overlooked': 'Drohungen übersehen',
  'threats-missed': 'Drohungen verpasst',
  'climbs-not-stopped': 'Aufstiege nicht verhindert',
  'climbs-missed': 'Aufstiege verpasst',
  'getting-stuck': 'Eingesperrt worden',
  'traps-missed': 'Einsperren verpasst',
  'getting-cut-off': 'Abgeschnitten worden',
  'cutting-off-missed': 'Abschneiden verpasst',
  'running-out-of-cells': 'Ohne freies Feld geblieben',
  'corners-given-away': 'Ecken verschenkt',
  'corners-missed': 'Ecken verpasst',
  'discs-turned-over': 'Viele Steine verloren',
  'discs-not-turned-over': 'Umdrehen verpasst',
  'running-out-of-moves': 'Ohne Zug geblieben',
  'passes-not-forced': 'Passen nicht erzwungen',
  'last-moves-lost': 'Letzten Zug dem Gegner überlassen',
  'lost-in-the-long-run': 'Auf lange Sicht verloren',
}

/** Texts of the server by their codes. */
export const serverWords: typeof english.serverWords = {
  problem: (code) => problems[code],
  showsDetail: (code) => code === 'bad-request' || code === 'bad-json',
  rejection: (reason, kind) => {
    const hint = reason === 'illegal' ? legalMoves[kind] : undefined
    return [rejections[reason], hint].filter(Boolean).join(' ') || undefined
  },
  summary: (kind) => summaries[kind],
  setupName: (kind) => setupNames[kind],
  setupHelp: (kind) => setupHelp[kind],
  weakness: (code) => weaknesses[code],
}
