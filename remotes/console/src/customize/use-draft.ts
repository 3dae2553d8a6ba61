import { type CustomProblem, type Customization, customChanges } from '@archway/contracts';
import { type ApiError, errorText, notify, useLang, useText, useUnsavedGuard } from '@archway/platform';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** What the server has. */
export interface Known {
  readonly version: number;
  readonly customization: Customization;
}

interface Options {
  readonly known: Known;
  /** The same with nothing in it that the product says, too. */
  readonly tidy: (wanted: Customization) => Customization;
  readonly problem: (wanted: Customization) => CustomProblem | null;
  /** Saves; calls in it are `quiet`. @returns the version that counts then */
  readonly send: (version: number, wanted: Customization) => Promise<{ version: number }>;
}

export interface Draft {
  readonly wanted: Customization;
  readonly dirty: boolean;
  /** Somebody else has changed it since it was read. */
  readonly stale: boolean;
  readonly busy: boolean;
  /** Why it cannot be saved so, in words. */
  readonly problem: string | undefined;
  set(wanted: Customization): void;
  save(): void;
  /** Back to what the server has. */
  discard(): void;
}

/** Changes that are gathered, looked at, and then saved at once. */
export function useDraft({ known, tidy, problem, send }: Options): Draft {
  const t = useText('console');
  const lang = useLang();
  const [base, setBase] = useState(known);
  const [wanted, setWanted] = useState(known.customization);
  const dirty = customChanges(tidy(base.customization), tidy(wanted)).length > 0;
  const stale = known.version !== base.version;
  const follow = ({ version, customization }: Known): void => {
    setBase({ version, customization });
    setWanted(customization);
  };
  // Nothing is lost: what the server has is shown as soon as it is there.
  if (stale && !dirty && known.version > base.version) follow(known);
  useUnsavedGuard(dirty);
  const saving = useMutation<{ version: number }, ApiError>({
    mutationFn: () => send(base.version, tidy(wanted)),
    onSuccess: ({ version }) => {
      setBase({ version, customization: tidy(wanted) });
      notify.success(t('customize.saved'));
    },
  });
  const found = problem(tidy(wanted));
  return {
    wanted,
    dirty,
    stale: stale && dirty,
    busy: saving.isPending,
    problem: found ? errorText(found.error, lang, found.values) : saving.error?.message,
    set(next) {
      saving.reset();
      setWanted(next);
    },
    save: () => saving.mutate(),
    discard() {
      saving.reset();
      follow(known);
    },
  };
}
