import { cloneElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType, DOMAttributes, ReactElement, RefAttributes } from 'react';
import type { DropdownProps as AntdDropdownProps } from 'antd/es/dropdown';
import { whenOnline } from './when-online.ts';

interface OpenerProps extends DOMAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  disabled?: boolean | undefined;
}

export interface DropdownProps extends AntdDropdownProps {
  /** What opens the menu: one element that takes a `ref`, which is kept for this; it is disabled with the menu. */
  children: ReactElement<OpenerProps>;
}

type Menus = ComponentType<AntdDropdownProps>;

/** Whoever only passes by opens nothing; as long as antd waits. */
const HOVER_MS = 150;

let menus: Menus | undefined;
let fetching: Promise<Menus> | undefined;

/** Fetched once for all menus; what failed is tried again at the next wish. */
function fetchMenus(): Promise<Menus> {
  fetching ??= whenOnline(() => import('antd/es/dropdown')).then(
    (loaded) => (menus = loaded.default),
    (failure: unknown) => {
      fetching = undefined;
      throw failure;
    },
  );
  return fetching;
}

/**
 * antd's menu below a button. It is fetched when the pointer or the focus comes near: it costs as much as all the rest of a
 * list, and most rows of actions are never opened.
 */
export function Dropdown(props: DropdownProps) {
  const { children, open, onOpenChange, trigger = ['hover'] } = props;
  const [Loaded, setLoaded] = useState<Menus | undefined>(() => (open ? menus : undefined));
  const [opened, setOpened] = useState(false);
  const opener = useRef<HTMLElement>(null);
  /** The element is another one once the menu is there; who was on it still is. */
  const focused = useRef(false);
  const hovered = useRef(false);
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => void (alive.current = false);
  }, []);
  useLayoutEffect(() => {
    if (Loaded && focused.current) opener.current?.focus();
  }, [Loaded]);

  const change: AntdDropdownProps['onOpenChange'] = (next, how) => {
    setOpened(next);
    onOpenChange?.(next, how);
  };
  const show = (fetched: Menus): void => {
    if (!alive.current) return;
    focused.current = opener.current !== null && opener.current === document.activeElement;
    setLoaded(() => fetched);
    change(true, { source: 'trigger' });
  };
  const preload = (): void => void fetchMenus().catch(() => undefined);
  const onClick = (): void => {
    if (menus) show(menus);
    else void fetchMenus().then(show, () => undefined);
  };
  const onHover = (): void => {
    hovered.current = true;
    void Promise.all([fetchMenus(), new Promise((rested) => setTimeout(rested, HOVER_MS))]).then(
      ([fetched]) => hovered.current && show(fetched),
      () => undefined,
    );
  };

  if (Loaded)
    return (
      <Loaded {...props} open={open ?? opened} onOpenChange={change}>
        {cloneElement(children, { ref: opener })}
      </Loaded>
    );
  const asked = children.props;
  const idle = props.disabled === true;
  return cloneElement(children, {
    ref: opener,
    // As antd does it once it is there.
    ...(idle && { disabled: asked.disabled ?? true }),
    onMouseEnter: (event) => {
      asked.onMouseEnter?.(event);
      if (idle) return;
      if (trigger.includes('hover')) onHover();
      else preload();
    },
    onMouseLeave: (event) => {
      asked.onMouseLeave?.(event);
      hovered.current = false;
    },
    onFocus: (event) => {
      asked.onFocus?.(event);
      if (!idle) preload();
    },
    onClick: (event) => {
      asked.onClick?.(event);
      if (!idle && trigger.includes('click')) onClick();
    },
  });
}
