import { expect, test } from 'vitest'
import { ApiError, client, unwrap } from '../api'
import { answer, ok, refusal, signedIn } from '../testing'
import { load, session, signOut } from '.'

const ask = () => unwrap(client.GET('/api/company'))

test('PLT-004 a 401 signs out', async () => {
  signedIn()
  answer('get', '/api/company', () => refusal(401, 'auth.required', 'Not authorized!'))
  await expect(ask()).rejects.toThrow('Not authorized!')
  expect(session.getState()).toMatchObject({ session: null, ended: null })
})

test('PLT-004 PLT-013 a 410 signs out and keeps the reason', async () => {
  signedIn()
  const text = 'Another login has been detected for this account and you have been logged out from this device'
  answer('get', '/api/company', () => refusal(410, 'auth.ended_elsewhere', text))
  await expect(ask()).rejects.toThrow(text)
  expect(session.getState()).toMatchObject({ session: null, ended: text })
})

test('PLT-018 signing out ends the session on the server before it is forgotten here', async () => {
  signedIn()
  const calls = answer('post', '/api/v2/logout', () =>
    calls.length === 1 ? refusal(500, 'server.error', 'server error, contact server') : ok(null),
  )
  await expect(signOut()).rejects.toThrow('server error, contact server')
  expect(session.getState().session).not.toBeNull()
  await signOut()
  expect(session.getState().session).toBeNull()
})

test('PLT-001 only status "1" is success, also with HTTP 200', async () => {
  answer(
    'get',
    '/api/company',
    () => Response.json({ status: '2', message: "It seems that you have reached your plan's limit", data: {} }) as never,
  )
  const error = await ask().catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'plan.limit', message: "It seems that you have reached your plan's limit" })
})

test('PLT-005 PLT-086 an answer that is none, and none at all, are told apart from a refusal', async () => {
  answer('get', '/api/company', () => new Response('<h1>Bad gateway</h1>', { status: 502 }) as never)
  expect(await ask().catch((caught: ApiError) => caught.unanswered)).toBe(true)
  answer('get', '/api/company', () => Response.error() as never)
  expect(await ask().catch((caught: ApiError) => caught.code)).toBe('offline')
})

test('nobody signed in is an answer, a server that is down is not', async () => {
  answer('get', '/api/session', () => refusal(401, 'auth.required', 'Not authorized!'))
  expect(await load()).toBeNull()
  answer('get', '/api/session', () => refusal(503, 'server.error', 'server error, contact server'))
  await expect(load()).rejects.toThrow()
})
