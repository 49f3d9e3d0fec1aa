import { catalogueNames } from '../src/words/catalogues'
import { language } from '../src/words/language.svelte'

// Tests use the English texts unless they change the language.
await language.load(catalogueNames)
