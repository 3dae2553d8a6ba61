import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { query, useText } from '@archway/platform';
import { CANARY, STABLE } from './channels.ts';

/** How a channel is called on screen: the tenants' by the title of the tenant. */
export function useChannelName(): (channel: string) => string {
  const t = useText('console');
  const { data: tenants = [] } = useQuery(query(endpoints.platform.tenants));
  return (channel) => {
    if (channel === STABLE) return t('channel.stable');
    if (channel === CANARY) return t('channel.canary');
    const tenant = tenants.find((each) => each.channel === channel);
    return t('channel.tenant', { name: tenant?.title ?? channel.replace('tenant:', '') });
  };
}
