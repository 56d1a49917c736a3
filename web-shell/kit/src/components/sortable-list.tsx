import { ActionIcon, Group } from '@clinic/kit/ui'
import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { TbArrowDown, TbArrowUp, TbGripVertical } from 'react-icons/tb'
import { useComponentsTranslation } from './texts'

interface Props<Item> {
  label: string
  items: Item[]
  getId: (item: Item) => string
  /** The name of an item, for its buttons and for screen readers. */
  getName: (item: Item) => string
  onMove: (from: number, to: number) => void
  /** Keeps the content next to the buttons on a phone too, for items that are short. */
  isCompact?: boolean
  children: (item: Item, index: number) => ReactNode
}

/** How far a pointer has to move before a press becomes a drag, in pixels: a click on a field in an item stays a click. */
const DRAG_DISTANCE = 6

function useAnnouncements<Item>({ items, getId, getName }: Pick<Props<Item>, 'items' | 'getId' | 'getName'>) {
  const t = useComponentsTranslation()
  const describe = (id: string | number | undefined) => {
    const index = items.findIndex((item) => getId(item) === id)
    const item = items[index]
    return { name: item ? getName(item) : '', position: index + 1, total: items.length }
  }
  return {
    onDragStart: ({ active }: { active: { id: string | number } }) => t('sortable.lifted', describe(active.id)),
    onDragOver: ({ active, over }: { active: { id: string | number }; over: { id: string | number } | null }) =>
      over ? t('sortable.moved', { ...describe(over.id), name: describe(active.id).name }) : undefined,
    onDragEnd: ({ active, over }: { active: { id: string | number }; over: { id: string | number } | null }) =>
      t('sortable.dropped', { ...describe(over?.id ?? active.id), name: describe(active.id).name }),
    onDragCancel: ({ active }: { active: { id: string | number } }) => t('sortable.cancelled', describe(active.id)),
  }
}

/** A list whose items are moved by dragging their handle, with the arrow keys on it, or by buttons. */
export function SortableList<Item>({ label, items, getId, getName, onMove, isCompact, children }: Props<Item>) {
  const t = useComponentsTranslation()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const announcements = useAnnouncements({ items, getId, getName })
  const ids = items.map(getId)
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    const from = ids.indexOf(String(active.id))
    const to = ids.indexOf(String(over?.id))
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('sortable.instructions') } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="clinic-sortable" data-compact={isCompact || undefined} aria-label={label}>
          {items.map((item, index) => (
            <SortableItem key={getId(item)} id={getId(item)} name={getName(item)} index={index} total={items.length} onMove={onMove}>
              {children(item, index)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

interface ItemProps {
  id: string
  name: string
  index: number
  total: number
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** Keeps the focus in the row whose pressed button is switched off at the end of the list: the row's other button takes it. */
function useMoveFocus(index: number, total: number) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const pressed = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the row's position
  useEffect(() => {
    const button = pressed.current
    pressed.current = null
    const hasLostFocus = document.activeElement === button || document.activeElement === document.body
    if (button?.disabled && hasLostFocus) buttons.current.find((other) => other && other !== button)?.focus()
  }, [index, total])
  const register = (position: 0 | 1) => (button: HTMLButtonElement | null) => {
    buttons.current[position] = button
  }
  return { register, pressed }
}

function SortableItem({ id, name, index, total, onMove, children }: ItemProps) {
  const t = useComponentsTranslation()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('sortable.role') },
  })
  const { register, pressed } = useMoveFocus(index, total)
  const handleMove = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    pressed.current = event.currentTarget
    onMove(index, to)
  }
  const button = { variant: 'subtle', color: 'gray', size: 'lg' } as const
  return (
    <li ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }} data-dragging={isDragging || undefined}>
      <Group gap={0} wrap="nowrap" className="clinic-sortable-buttons">
        <ActionIcon {...button} ref={setActivatorNodeRef} {...attributes} {...listeners} aria-label={t('sortable.drag', { name })}>
          <TbGripVertical size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          {...button}
          ref={register(0)}
          disabled={index === 0}
          aria-label={t('sortable.up', { name })}
          onClick={handleMove(index - 1)}
        >
          <TbArrowUp size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          {...button}
          ref={register(1)}
          disabled={index === total - 1}
          aria-label={t('sortable.down', { name })}
          onClick={handleMove(index + 1)}
        >
          <TbArrowDown size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <div className="clinic-sortable-content">{children}</div>
    </li>
  )
}
