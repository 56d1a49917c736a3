export const en = {
  loading: 'Loading',
  saveBar: { unsaved: 'You have unsaved changes', reset: 'Discard changes' },
  sortable: {
    role: 'sortable',
    drag: 'Move {name}',
    up: 'Move {name} up',
    down: 'Move {name} down',
    instructions: 'Press space to lift the item, move it with the arrow keys, press space to drop it or Escape to cancel.',
    lifted: '{name} lifted, position {position} of {total}',
    moved: '{name} is at position {position} of {total}',
    dropped: '{name} dropped at position {position} of {total}',
    cancelled: '{name} is back at position {position} of {total}',
  },
  wizard: { back: 'Back', next: 'Next', heading: 'Step {number} of {total}: {label}' },
  versions: { heading: 'Versions', number: 'Version {number}' },
  action: { failed: 'It could not be done. Try again.' },
  entity: { search: 'Search by name', searching: 'Searching…', notFound: 'No match', clear: 'Clear' },
  files: {
    add: 'Add a file',
    hint: 'A PDF under {pdfMb} MB, or a JPG or PNG under {imageMb} MB.',
    unnamed: 'File',
  },
} as const
