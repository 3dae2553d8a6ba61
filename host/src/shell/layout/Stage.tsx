import { useLayoutEffect, useRef } from 'react';
import { stage } from '../../remotes/stage.ts';

/** Takes the remotes' containers into the layout. */
export function Stage() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(stage);
  }, []);
  return <div ref={place} />;
}
