import { useSearchParams } from 'react-router-dom';

/** The chosen tenant stands in the address, so that a colleague sees the same columns. */
export function useTenant(): readonly [string | null, (name: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (name: string | null): void => {
    const next = new URLSearchParams(params);
    if (name === null) next.delete('tenant');
    else next.set('tenant', name);
    setParams(next, { replace: true });
  };
  return [params.get('tenant'), choose];
}
