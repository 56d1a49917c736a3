/** The key under which the shell remembers what the user has chosen. */
const STORAGE_KEY = 'mantine-color-scheme-value'

/** Shows the page light or dark, as the user has chosen in the shell; without a choice it follows the system. */
export function applyColorScheme(): void {
  const choice = localStorage.getItem(STORAGE_KEY)
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.colorScheme = choice
}
