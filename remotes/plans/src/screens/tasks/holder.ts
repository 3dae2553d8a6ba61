import type { DesignTask } from '@archway/contracts';
import { type TextFunction, designerLabel } from '@archway/platform';

/** Who designs, in words. */
export const holderOf = ({ assignUser }: Pick<DesignTask, 'assignUser'>, t: TextFunction): string =>
  assignUser ? designerLabel({ ...assignUser, teamName: null }) : t('task.inPool');
