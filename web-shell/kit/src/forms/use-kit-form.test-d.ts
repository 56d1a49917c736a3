/** What useKitForm infers, checked by the compiler alone (`npm run types`): an error that is expected and doesn't come is an error. */
import { expectTypeOf } from 'vitest'
import { z } from 'zod'
import { type Schema, type Submission, schemaOf } from '../api'
import { useKitForm } from '.'

type Send<Name extends keyof Schema> = (submission: Submission<Schema[Name]>) => Promise<Schema['RoomOut']>

interface Api {
  room: Schema['RoomOut'] | undefined
  addRoom: Send<'RoomCreate'>
  saveRoom: Send<'RoomUpdate'>
  addService: Send<'ServiceCreate'>
}

export function useFormOfSingleSchema({ addRoom, saveRoom, addService }: Api) {
  const { form } = useKitForm('RoomCreate', {
    initialValues: { name: '' },
    onSubmit: async ({ body, idempotencyKey }) => {
      expectTypeOf(body).toEqualTypeOf<{ name: string; color: string; is_active: boolean }>()
      return addRoom({ body, idempotencyKey })
    },
    onDone: (saved) => expectTypeOf(saved).toEqualTypeOf<Schema['RoomOut']>(),
    toFormValues: ({ name }) => ({ name }),
  })
  expectTypeOf(form.getValues().name).toEqualTypeOf<string | null>()

  // @ts-expect-error: no such field
  useKitForm('RoomCreate', { initialValues: { nmae: '' }, onSubmit: addRoom })
  // @ts-expect-error: a value of another type
  useKitForm('RoomCreate', { initialValues: { name: 1 }, onSubmit: addRoom })
  // @ts-expect-error: the body lacks the version
  useKitForm('RoomCreate', { initialValues: { name: '' }, onSubmit: saveRoom })
  // @ts-expect-error: the body of another request
  useKitForm('RoomCreate', { initialValues: { name: '' }, onSubmit: ({ body, idempotencyKey }) => addService({ body, idempotencyKey }) })
  // @ts-expect-error: no such schema
  useKitForm('RoomCretae', { initialValues: { name: '' }, onSubmit: addRoom })
  // @ts-expect-error: the saved row has no such field
  useKitForm('RoomCreate', { initialValues: { name: '' }, onSubmit: addRoom, toFormValues: ({ title }) => ({ name: title }) })
}

export function useFormOfTwoSchemas({ room, addRoom, saveRoom, addService }: Api) {
  const name = room ? 'RoomUpdate' : 'RoomCreate'
  useKitForm(name, { initialValues: room ?? { name: '' }, onSubmit: room ? saveRoom : addRoom })
  // @ts-expect-error: no such field in either schema
  useKitForm(name, { initialValues: { nmae: '' }, onSubmit: room ? saveRoom : addRoom })
  // @ts-expect-error: a handler of neither schema
  useKitForm(name, { initialValues: { name: '' }, onSubmit: addService })
}

export function useFormWithFieldsOfItsOwn({ addRoom }: Api) {
  const schema = schemaOf('RoomCreate').extend({ floor: z.number() })
  useKitForm(schema, {
    initialValues: { name: '', floor: null },
    onSubmit: async ({ body: { floor, ...body }, idempotencyKey }) => {
      expectTypeOf(floor).toEqualTypeOf<number>()
      return addRoom({ body, idempotencyKey })
    },
  })
  // @ts-expect-error: no such field
  useKitForm(schema, { initialValues: { flor: 1 }, onSubmit: addRoom })
}
