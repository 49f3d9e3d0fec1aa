import type * as english from '../en/game'
import { pluralText } from './grammar'

/** Texts of a live game. */
export const gameWords: typeof english.gameWords = {
  title: (title) => `Partie ${title}`,
  nextTitle: (title) => `Nächste Partie bereit · ${title}`,
  turnTitle: (title) => `Du bist am Zug · ${title}`,
  board: (title) => `Brett: ${title}`,
  boardAt: (title, ply) => `Brett: ${title}, nach ${pluralText(ply, 'Zug', 'Zügen')}`,

  missing: {
    title: 'Partie nicht gefunden',
    text: 'Der Link ist vielleicht unvollständig, oder die Partie wurde gelöscht. Partien, die niemand gespielt hat, werden nach einiger Zeit gelöscht.',
    expiredTitle: 'Diese Partie ist abgelaufen',
    expiredText:
      'Niemand ist rechtzeitig beigetreten, oder niemand hat gezogen. Du kannst eine neue Partie beginnen.',
    home: 'Neue Partie beginnen',
    mine: 'Meine Partien',
  },
  notLoaded: 'Die Partie konnte nicht geladen werden. Neuer Versuch …',

  status: {
    connecting: 'Verbindung wird hergestellt …',
    reconnecting: 'Verbindung verloren. Sie wird wiederhergestellt …',
    nothingLost: 'Es geht nichts verloren. Die Partie wird fortgesetzt, sobald der Server antwortet.',
    yourTurn: 'Du bist am Zug',
    sending: 'Dein Zug wird gesendet …',
    thinking: (name) => `${name} denkt nach …`,
    theirTurn: (name) => `${name} ist am Zug`,
    toMove: (name) => `${name} ist am Zug`,
    away: (name) => `${name} ist offline.`,
    waitingForFriend: 'Wir warten auf deinen Freund',
    waitingForAnyone: 'Wir warten auf einen Gegner',
    seatFree: 'Ein Platz ist frei',
    cancelled: 'Partie abgebrochen',
    expired: 'Partie abgelaufen',
    whyExpired: 'Niemand ist rechtzeitig beigetreten, oder niemand hat gezogen.',
    drawn: 'Remis',
    passing: 'Du kannst nicht ziehen und musst passen',
    youWon: 'Du hast gewonnen',
    youLost: 'Du hast verloren',
    someoneWon: (name) => `${name} hat gewonnen`,
  },

  events: {
    seated: (name) => `${name} spielt mit.`,
    offered: (name, what) => `${name} schlägt ${what} vor.`,
    declined: (name, what) => `${name} lehnt ${what} ab.`,
    agreed: (name, what) => `${name} ist einverstanden: ${what}.`,
    next: 'Die nächste Partie ist bereit.',
  },
  offers: { draw: 'Remis', takeback: 'eine Zugrücknahme', rematch: 'eine Revanche' },
  incomingOffers: {
    draw: (name) => `${name} bietet Remis an.`,
    takeback: (name) => `${name} möchte einen Zug zurücknehmen.`,
    rematch: (name) => `${name} möchte eine Revanche.`,
  },
  ownOffers: {
    draw: 'Du hast Remis angeboten.',
    takeback: 'Du hast um eine Zugrücknahme gebeten.',
    rematch: 'Du hast um eine Revanche gebeten.',
  },
  offerOutcomes: {
    declined: (name, what) => `${name} hat ${what} abgelehnt.`,
    withdrawn: (name, what) => `${name} hat die Anfrage zurückgezogen: ${what}.`,
    lapsed: (name, what) =>
      `${name} hat gezogen, statt zu antworten. Dein Angebot (${what}) gilt nicht mehr.`,
  },
  accept: 'Annehmen',
  decline: 'Ablehnen',
  withdraw: 'Zurückziehen',

  you: 'du',
  points: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
  conquered: {
    'squirrel-war': (cells) => `${cells} erobert`,
    othello: (cells) => `${cells} umgedreht`,
    'shellos-shuffle': (cells) => `${cells} umgedreht`,
  },
  taken: (cells) => `${cells} erobert`,
  here: 'online',
  away: 'offline',
  toMove: 'am Zug',
  freeSeat: { friend: 'Warten auf einen Freund', anyone: 'Freier Platz' },
  watching: (count) => (count === 1 ? '1 Zuschauer' : `${count} Zuschauer`),
  youWatch: 'Du schaust zu.',

  clock: {
    low: 'wenig Zeit',
    days: (days, hours) => `${days} T. ${hours} Std.`,
    label: (name) => `Uhr von ${name}`,
    left: (seconds) =>
      seconds >= 60
        ? `Noch ${seconds / 60} ${seconds === 60 ? 'Minute' : 'Minuten'}`
        : `Noch ${seconds} Sekunden`,
  },

  terms: {
    setup: (setup) => (setup.length > 20 ? 'eigener Aufbau' : `Aufbau ${setup}`),
    hints: 'Tipps erlaubt',
    round: (round, of) => `Partie ${round} von ${of}`,
    score: (mine, theirs) => `Wettkampf ${mine}\u00a0:\u00a0${theirs}`,
  },

  moves: {
    title: 'Züge',
    none: 'Noch keine Züge',
    start: 'Anfangsstellung',
    back: 'Voriger Zug',
    on: 'Nächster Zug',
    now: 'Aktuelle Stellung',
    lookingBack: (ply, of) =>
      ply === 0 ? 'Frühere Stellung: Beginn' : `Frühere Stellung: Zug ${ply} von ${of}`,
    toNow: 'Zurück zur Partie',
  },

  actions: {
    title: 'Aktionen',
    takeback: 'Zurücknehmen',
    draw: 'Remis anbieten',
    resign: 'Aufgeben',
    resignTitle: 'Diese Partie aufgeben?',
    resignText: 'Dein Gegner gewinnt.',
    resignYes: 'Aufgeben',
    resignNo: 'Weiterspielen',
    claim: 'Sieg beanspruchen',
    claimable: (name) => `${name} ist schon eine Weile offline. Du kannst den Sieg beanspruchen.`,
    rematch: 'Revanche',
    nextLevel: (level) => `Vorschlag für deine nächste Partie: ${level}.`,
    next: (round, of) => `Nächste Partie (${round} von ${of})`,
    nextGame: 'Nächste Partie',
    watchNextGame: 'Bei der nächsten Partie zuschauen',
    roundReady: (round, of) => `Partie ${round} von ${of} dieses Wettkampfs ist bereit.`,
    learn: 'Aus deinen Fehlern lernen',
    learnFrom: 'Aus den Fehlern lernen',
    study: 'Partie analysieren',
    record: 'Herunterladen',
    home: 'Andere Spiele',
    cancel: 'Partie abbrechen',
  },

  invite: {
    title: 'Schick deinem Freund diesen Link',
    text: 'Wer diesen Link hat, kann den anderen Platz einnehmen. Dann beginnt die Partie.',
    link: 'Einladungslink',
    lobby: 'Deine Partie steht in der Liste der offenen Partien. Sie beginnt, sobald jemand mitspielt.',
    stayInLobby:
      'Lass diese Seite offen. Wenn du sie verlässt, verschwindet deine Partie aus der Liste und läuft nach einigen Minuten ab.',
    local: 'Dieser Link funktioniert nur auf diesem Computer.',
    shareAcrossDevices: 'Um mit jemandem an einem anderen Gerät zu spielen, starte den Server mit',
    scan: 'Oder lass deinen Freund diesen Code scannen. Beide Geräte müssen im selben Netzwerk sein.',
    qr: 'QR-Code des Einladungslinks',
    stay: 'Du kannst diese Seite offen lassen oder sie später unter „Meine Partien“ wieder öffnen. Wenn niemand mitspielt, läuft die Partie nach einigen Tagen ab.',
  },
  join: {
    invited: (name, title) => `${name} lädt dich zu einer Partie ${title} ein`,
    open: (title) => `In dieser Partie ${title} ist ein Platz frei`,
    side: (side) => `Du spielst ${side}.`,
    join: 'Mitspielen',
    reserved: 'Für diesen Platz brauchst du den Einladungslink. Du kannst zuschauen.',
  },

  rejected: 'Das hat nicht geklappt:',
  inputObstacles: {
    turn: 'Du bist noch nicht am Zug. Dein Text bleibt hier stehen.',
    past: 'Du siehst eine frühere Stellung. Geh zurück zur Partie, um zu ziehen.',
    connection: 'Gerade keine Verbindung. Dein Text bleibt hier stehen.',
  },
  boardObstacles: {
    turn: 'Du bist nicht am Zug.',
    past: 'Du siehst eine frühere Stellung. Geh zurück zur Partie, um zu ziehen.',
    connection: 'Gerade keine Verbindung.',
  },
  remark: 'Der Computer sagt',
  textView: 'Brett als Text zeigen und Züge eingeben',
  hints: {
    show: 'Tipps zeigen',
    waiting: 'Analyse läuft …',
    onYourTurn: 'Tipps erscheinen, wenn du am Zug bist.',
    best: (move, value, certainty) => `Bester Zug: ${move} (${value}, ${certainty})`,
    line: 'Wahrscheinliche Zugfolge',
  },
}
