import { Suspense, lazy } from 'react';
import type { CardProps } from './CardBody.tsx';

// Avatars and icons come with the theme, which the login does not load.
const CardBody = lazy(async () => ({ default: (await import('./CardBody.tsx')).CardBody }));

/** How a doctor and a practice stand before a patient: who they are, and how they are reached. */
export function BusinessCard(props: CardProps) {
  return (
    <Suspense fallback={null}>
      <CardBody {...props} />
    </Suspense>
  );
}
