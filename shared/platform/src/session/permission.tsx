import type { ReactNode } from 'react';
import { allows } from '@archway/contracts';
import type { Permission } from '@archway/contracts';
import { useSession } from './use-session.ts';

/** Whether the user holds one of the permissions, or the wildcard. An empty list is a programmer's error. */
export function usePermission(...needed: readonly Permission[]): boolean {
  const { user } = useSession();
  return allows(user?.permissions ?? [], needed);
}

interface GuardProps {
  permission: readonly Permission[];
  children: ReactNode;
  /** Shown instead; nothing by default. */
  otherwise?: ReactNode;
}

/** Leaves its children out unless the user may. */
export function Guard({ permission, children, otherwise = null }: GuardProps) {
  return usePermission(...permission) ? children : otherwise;
}
