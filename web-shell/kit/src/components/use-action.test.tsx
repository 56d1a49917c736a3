import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { client, unwrap } from '../api'
import { errorResponse, mockEndpoint, okResponse, renderRoutes, validationErrorResponse } from '../testing'
import { type ActionOptions, useAction } from '.'

const removeDevice = () => unwrap(client.DELETE('/api/medical-devices/{device_id}', { params: { path: { device_id: 'd1' } } }))

function DeleteButton(options: Partial<ActionOptions<void, unknown>>) {
  useQuery({ queryKey: ['devices'], queryFn: () => unwrap(client.GET('/api/medical-devices')) })
  const { run, isRunning } = useAction({ send: removeDevice, refresh: [['devices']], successMessage: 'Deleted', ...options })
  return (
    <button type="button" disabled={isRunning} onClick={() => void run()}>
      Delete
    </button>
  )
}

function renderButton(options: Partial<ActionOptions<void, unknown>> = {}) {
  const loads = mockEndpoint('get', '/api/medical-devices', () => okResponse({ items: [] }))
  return { ...renderRoutes([{ path: '/', element: <DeleteButton {...options} /> }]), loads }
}

test('a refused action shows the server’s message, does not report success and fetches the list again', async () => {
  mockEndpoint('delete', '/api/medical-devices/d1', () => errorResponse(409, 'device.in_use', 'The device is in use'))
  let isDone = false
  const { user, loads } = renderButton({ onSuccess: () => (isDone = true) })
  await waitFor(() => expect(loads).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The device is in use')).toBeInTheDocument()
  await waitFor(() => expect(loads).toHaveLength(2))
  expect(screen.queryByText('Deleted')).toBeNull()
  expect(isDone).toBe(false)
})

test('an error that is not the server’s shows a general message', async () => {
  const { user } = renderButton({ send: () => Promise.reject(new TypeError('broken')) })
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('It could not be done. Try again.')).toBeInTheDocument()
})

test('an action is reported before the list is fetched again', async () => {
  mockEndpoint('delete', '/api/medical-devices/d1', () => okResponse(null))
  let loadsWhenDone = -1
  const { user, loads } = renderButton({ onSuccess: () => (loadsWhenDone = loads.length) })
  await waitFor(() => expect(loads).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted')).toBeInTheDocument()
  await waitFor(() => expect(loads).toHaveLength(2))
  expect(loadsWhenDone).toBe(1)
})

test('an action that is not confirmed sends nothing', async () => {
  const calls = mockEndpoint('delete', '/api/medical-devices/d1', () => okResponse(null))
  const { user } = renderButton({ confirmation: { title: 'Delete the device', body: 'It is gone.', confirmLabel: 'Delete it' } })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls).toHaveLength(0)
})

test('a field error is shown as a message, since a button has no fields', async () => {
  mockEndpoint('delete', '/api/medical-devices/d1', () => validationErrorResponse({ version: 'Changed by a colleague' }))
  const { user } = renderButton()
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Changed by a colleague')).toBeInTheDocument()
})

test('an action whose confirmation is null runs without a dialog', async () => {
  const calls = mockEndpoint('delete', '/api/medical-devices/d1', () => okResponse(null))
  const { user } = renderButton({ confirmation: () => null })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})
