import { type DeliveryAddress, endpoints } from '@archway/contracts';
import { call, confirmAction, invalidate, notify, useText } from '@archway/platform';
import { useMutation } from '@tanstack/react-query';

/** What can be done to an address that is there. */
export function useAddressActions() {
  const t = useText('account');
  const onSettled = (): Promise<void> => invalidate(endpoints.addresses.list);
  const removal = useMutation({
    mutationFn: (addressId: string) => call(endpoints.addresses.remove, { params: { addressId } }),
    onSuccess: () => notify.success(t('addresses.removed')),
    onSettled,
  });
  const choice = useMutation({
    mutationFn: (addressId: string) => call(endpoints.addresses.setDefault, { body: { addressId } }),
    onSuccess: () => notify.success(t('saved')),
    onSettled,
  });
  const busy = [removal, choice].find(({ isPending }) => isPending);
  return {
    /** Id of the address that something is done to. */
    busyWith: busy?.variables,
    async remove({ addressId, recipient, isDefault }: DeliveryAddress): Promise<void> {
      const confirmed = await confirmAction({
        title: t('addresses.removeTitle', { name: recipient }),
        ...(isDefault && { body: t('addresses.removeDefault') }),
        okText: t('addresses.remove'),
        danger: true,
      });
      if (confirmed) removal.mutate(addressId);
    },
    makeDefault: ({ addressId }: DeliveryAddress): void => choice.mutate(addressId),
  };
}
