import { describe, expect, it } from 'vitest'
import { qrPath } from '../../src/shared/qr'

describe('a QR code', () => {
  it('is drawn as horizontal runs', () => {
    expect(qrPath(['110', '001', '000'])).toBe('M0 0h2v1h-2zM2 1h1v1h-1z')
    expect(qrPath(['101'])).toBe('M0 0h1v1h-1zM2 0h1v1h-1z')
    expect(qrPath([])).toBe('')
  })
})
