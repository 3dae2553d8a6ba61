import { useText } from '@archway/platform';

/** Who deployed or pinned: a person by user name; a token and the installation by what they are. */
export function useActorName(): (by: string) => string {
  const t = useText('console');
  return (by) => {
    if (by === 'bundled') return t('actor.bundled');
    if (by === 'token') return t('actor.token');
    return by.startsWith('token:') ? t('actor.tokenOf', { names: by.slice('token:'.length) }) : by;
  };
}
