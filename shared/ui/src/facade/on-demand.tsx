import { useState } from 'react';
import type { ComponentType } from 'react';
import type { AlertProps } from 'antd/es/alert';
import type { DrawerProps } from 'antd/es/drawer';
import type { ModalProps } from 'antd/es/modal';
import { lazyComponent } from './lazy-component.tsx';

const LoadedModal = lazyComponent<ModalProps>(() => import('antd/es/modal'));
const LoadedDrawer = lazyComponent<DrawerProps>(() => import('antd/es/drawer'));

/** antd's alert. What concerns the whole page is a `NoticeBar`, which is there at once. */
export const Alert = lazyComponent<AlertProps>(() => import('antd/es/alert'));

/** Renders nothing until it is opened for the first time, so that closed dialogs cost no download. */
function untilOpened<P extends { open?: boolean; forceRender?: boolean }>(Loaded: ComponentType<P>): ComponentType<P> {
  return function Opened(props: P) {
    const [wanted, setWanted] = useState(false);
    const wants = props.open === true || props.forceRender === true;
    if (wants && !wanted) setWanted(true);
    return wanted || wants ? <Loaded {...props} /> : null;
  };
}

/** antd's dialog, fetched at its first opening. Questions before an action are asked with the platform's `confirmAction`. */
export const Modal = untilOpened(LoadedModal);

/** antd's drawer, fetched at its first opening. */
export const Drawer = untilOpened(LoadedDrawer);
