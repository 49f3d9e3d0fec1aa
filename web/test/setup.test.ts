import { describe, expect, it } from 'vitest'
import { setupChoices } from '../src/shared/labels'

describe('set-ups', () => {
  it('are a choice where there are only a few', () => {
    expect(setupChoices('CC|CP|PC|PP')).toEqual(['CC', 'CP', 'PC', 'PP'])
  })

  it('are typed where there are many', () => {
    expect(setupChoices('ROWSxCOLUMNS')).toEqual([])
    expect(setupChoices('NUMBER|VALUES')).toEqual([])
  })
})
