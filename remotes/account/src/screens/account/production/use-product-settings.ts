import { type ParameterValues, parameterProblems, standardParameters } from '@archway/contracts';
import {
  ApiError,
  type Autosave,
  type SaveState,
  changeSetting,
  createAutosave,
  settingQuery,
} from '@archway/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

const TYPE = 'productSettings' as const;

/** Where model processing and orders of a doctor begin; the standard where nothing was said. */
export function useProductSettings(doctorId: string) {
  const known = useQuery(settingQuery(doctorId, TYPE));
  return { ...known, values: known.data && ({ ...standardParameters, ...known.data.content } as ParameterValues) };
}

/** Keeps product settings a while after each change, unless something is wrong with them. */
export function useSavedParameters(doctorId: string, values: ParameterValues) {
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const autosave = useRef<Autosave<ParameterValues>>(undefined);
  useEffect(() => {
    const saving = createAutosave<ParameterValues>({
      save: (next) => changeSetting(doctorId, TYPE, (before) => ({ ...before, ...next })),
      isConflict: () => false,
      isRefused: (failure) => failure instanceof ApiError && failure.name === 'settingContentInvalid',
      onState: setState,
      keep: () => undefined,
    });
    autosave.current = saving;
    return () => {
      void saving.flush();
      saving.dispose();
    };
  }, [doctorId]);
  // A form makes new objects of the same values.
  const text = JSON.stringify(values);
  const saved = useRef(text);
  useEffect(() => {
    if (saved.current === text) return;
    saved.current = text;
    const next = JSON.parse(text) as ParameterValues;
    if (parameterProblems(next).length === 0) autosave.current?.change(next);
  }, [text]);
  return { state, retry: () => void autosave.current?.flush() };
}
