import { expect, test } from 'vitest'
import { ApiError, createOfflineError, isOutcomeUnknown, readEnvelope, toApiError } from './errors'

const refusal = { status: '0', message: 'Taken', data: { code: 'booking.time_taken', slots: [] } }

test('PLT-001 only an envelope with status "1" and HTTP 200 has data', () => {
  expect(readEnvelope({ ok: true, status: 200 }, { status: '1', message: '', data: { a: 1 } })).toEqual({ a: 1 })
  expect(() => readEnvelope({ ok: false, status: 409 }, { status: '1', data: {} })).toThrow(ApiError)
  expect(() => readEnvelope({ ok: true, status: 200 }, refusal)).toThrow('Taken')
})

test('an error has the code, the text, the data and the field errors of the answer', () => {
  const errors = { name: [{ code: 'required', message: 'Write a name' }] }
  expect(toApiError(422, { ...refusal, errors })).toMatchObject({
    status: 422,
    code: 'booking.time_taken',
    message: 'Taken',
    data: { slots: [] },
    errors,
  })
  expect(toApiError(200, { status: '2', message: 'limit', data: {} }).code).toBe('plan.limit')
  expect(toApiError(404, '<html>')).toMatchObject({ code: 'http.404', message: '', isFromOtherServer: true })
})

test.each([
  ['no answer', createOfflineError(), true],
  ['the server failed, perhaps after its commit', toApiError(500, { status: '0', data: { code: 'server.error' } }), true],
  ['the database is gone', toApiError(503, { status: '0', data: { code: 'server.unavailable' } }), true],
  ['a proxy gave up', toApiError(504, null), true],
  ['a success broke off', toApiError(200, null), true],
  ['a refusal', toApiError(409, refusal), false],
  ['a limit of the plan', toApiError(200, { status: '2', message: '', data: {} }), false],
  ['a page of another server', toApiError(404, '<html>'), false],
  ['an error of the page itself', new Error('bug'), false],
])('whether a call may have been carried out: %s', (_, error, expected) => {
  expect(isOutcomeUnknown(error)).toBe(expected)
})
