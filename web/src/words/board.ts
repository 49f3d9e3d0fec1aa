import { catalogue } from './language.svelte'

export const {
  boardWords,
  cellContentText,
  cellNamesText,
  cellText,
  endingSentence,
  gameTitle,
  moveActionText,
  moveSentence,
  promptText,
  resultText,
  setupName,
  sideName,
  stepStyleText,
  withSideNames,
} = catalogue('board')
