/** What screens may use of Mantine. One list here keeps the rest of it out of the bundle. */
export {
  ActionIcon, Alert, Anchor, AppShell, Avatar, Badge, Box, Burger, Button, Card, Center, Checkbox, CloseButton, Code, ColorInput,
  ColorSwatch, Container, Divider, Drawer, Fieldset, Flex, Grid, Group, Indicator, Input, Kbd, List, Loader, Menu, Modal,
  MultiSelect, NavLink, NumberInput, Pagination, Paper, PasswordInput, PinInput, Popover, Progress, Radio, ScrollArea, SegmentedControl,
  Select, SimpleGrid, Skeleton, Stack, Stepper, Switch, Table, Tabs, Text, Textarea, TextInput, Timeline, Title, Tooltip, UnstyledButton, VisuallyHidden,
  useComputedColorScheme, useMantineColorScheme, useMantineTheme,
} from '@mantine/core'
export { DatePicker, DatePickerInput, DateTimePicker, MiniCalendar, TimeInput } from '@mantine/dates'
export { useDebouncedValue, useDisclosure, useHotkeys, useMediaQuery } from '@mantine/hooks'
export { Spotlight, spotlight } from '@mantine/spotlight'
