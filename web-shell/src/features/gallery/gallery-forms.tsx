import { EntitySelect, type EntitySource, FileUploadField, SaveBar, SortableList, Wizard } from '@clinic/kit/components'
import { Form, Submit, useKitForm } from '@clinic/kit/forms'
import { Stack, Text, Title } from '@clinic/kit/ui'
import { useState } from 'react'
import { z } from 'zod'

const CLIENTS = [
  { id: 'nora', label: 'Nora Ek' },
  { id: 'lars', label: 'Lars Ek' },
]

const exampleSource: EntitySource = {
  key: ['gallery', 'clients'],
  search: async (text) => CLIENTS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
  load: async (id) => CLIENTS.find((row) => row.id === id) ?? { id, label: '' },
}

const schema = z.object({ client_id: z.string().nullable(), file_ids: z.array(z.string()) })

function ExampleForm() {
  const form = useKitForm(schema, {
    initialValues: { client_id: null as string | null, file_ids: [] as string[] },
    onSubmit: async () => null,
  })
  return (
    <Form form={form} label="Example form">
      <EntitySelect name="client_id" label="EntitySelect" source={exampleSource} />
      <FileUploadField name="file_ids" label="FileUpload" multiple />
      <SaveBar isDirty={form.form.formState.isDirty} onReset={() => form.form.reset()}>
        <Submit>Save</Submit>
      </SaveBar>
    </Form>
  )
}

function SortableExample() {
  const [names, setNames] = useState(['Allergies', 'Medicines', 'Pregnancy'])
  const move = (from: number, to: number) => setNames((prev) => prev.toSpliced(from, 1).toSpliced(to, 0, prev[from] as string))
  return (
    <SortableList label="Questions" items={names} getId={(name) => name} getName={(name) => name} onMove={move}>
      {(name) => <Text>{name}</Text>}
    </SortableList>
  )
}

const STEPS = [
  { id: 'company', label: 'Company', content: <Text>Company facts</Text> },
  { id: 'services', label: 'Services', content: <Text>First services</Text> },
]

/** The components that belong to forms. */
export function GalleryForms() {
  return (
    <Stack gap="xl">
      <ExampleForm />
      <Stack component="section" gap="md">
        <Title order={2}>SortableList</Title>
        <SortableExample />
      </Stack>
      <Wizard label="Wizard" steps={STEPS} finishLabel="Finish" onFinish={() => {}} />
    </Stack>
  )
}
