import type * as english from '../en/legend'

/** Texts of the legends. */
export const legendWords: typeof english.legendWords = {
  marks: 'Zeichen auf dem Brett',
  next: 'Dieses Feld kannst du wählen.',
  chosen: 'Gewählt: Dein Zug geht von hier aus weiter.',
  last: 'Der letzte Zug.',
  taken: 'Wechselt die Seite, wenn du den Zug spielst, auf den du zeigst.',
  takes: 'Eine Raute für jedes Feld, das der Zug erobern oder umdrehen würde.',

  signs: 'Was die Zeichen bedeuten',
  tones: {
    best: 'Ein guter Zug: verschenkt nichts oder so gut wie nichts.',
    slip: 'Eine Ungenauigkeit: verschenkt ein wenig.',
    bad: 'Ein Fehler oder Patzer: verschenkt den Sieg, das Remis oder viele Punkte.',
  },
  examples: {
    scored: { best: '+5', slip: '+2', bad: '−3' },
    unscored: { best: '62\u202f%', slip: '55\u202f%', bad: '20\u202f%' },
  },
  certainty: {
    proven: 'Gefüllt: bis zum Ende der Partie bewiesen.',
    bounded: 'Halb gefüllt: Nur eine Grenze ist bewiesen.',
    estimated: 'Gestrichelter Rand: geschätzt, so gut der Computer es bisher weiß.',
  },
  points:
    'Die Zahl zeigt, mit wie vielen Punkten Vorsprung (+) oder Rückstand (−) die Seite am Zug gewinnt oder verliert.',
  chances: 'Prozente sind Gewinnchancen. „Sieg 5“ heißt Sieg in 5 Zügen; die Züge beider Seiten zählen mit.',
}
