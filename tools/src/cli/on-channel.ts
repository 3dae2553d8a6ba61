/** The option of a command that is printed for use; `stable` is meant without it. */
export const onChannel = (channel: string): string => (channel === 'stable' ? '' : ` --channel ${channel}`);
