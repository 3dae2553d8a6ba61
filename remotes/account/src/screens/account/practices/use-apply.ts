import { endpoints, joinMachine } from '@archway/contracts';
import { call, invalidate, notify, useText } from '@archway/platform';
import { useMutation } from '@tanstack/react-query';

/** Asks to join the practice with a code. */
export function useApply(onDone: () => void) {
  const t = useText('account');
  return useMutation({
    mutationFn: (number: string) => call(endpoints.practices.applyJoin, { body: { number } }),
    onSuccess: ({ status }) => {
      const missing = status === joinMachine.states.materialsMissing;
      notify.success(t(missing ? 'practices.appliedWithout' : 'practices.applied'));
      onDone();
    },
    onSettled: () => invalidate(endpoints.practices.ownApplications),
  });
}
