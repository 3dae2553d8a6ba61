// What the shell and every screen need at once. Heavier components are in ./data.ts or load on demand.
export { default as Button } from 'antd/es/button';
export { default as ConfigProvider } from 'antd/es/config-provider';
export { default as Popover } from 'antd/es/popover';
export { default as Tooltip } from 'antd/es/tooltip';
export { Dropdown } from './dropdown.tsx';
export { Alert, Drawer, Modal } from './on-demand.tsx';

export type { AlertProps } from 'antd/es/alert';
export type { ButtonProps } from 'antd/es/button';
export type { ConfigProviderProps, ThemeConfig } from 'antd/es/config-provider';
export type { DrawerProps } from 'antd/es/drawer';
export type { DropdownProps } from './dropdown.tsx';
export type { MenuProps } from 'antd/es/menu';
export type { ModalProps } from 'antd/es/modal';
export type { PopoverProps } from 'antd/es/popover';
export type { TooltipProps } from 'antd/es/tooltip';
