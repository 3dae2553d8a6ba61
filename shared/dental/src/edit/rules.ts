/** What an edit keeps, besides what the document says itself. */
export interface EditRules {
  /** Teeth that the prescription says not to move. */
  readonly fixed: ReadonlySet<number>;
  /** Teeth that the prescription says to leave without attachments. */
  readonly noAttachment: ReadonlySet<number>;
}

/** With what the document says itself. */
export interface KeptRules extends EditRules {
  /** Teeth that their designer has locked: nothing about them changes. */
  readonly locked: ReadonlySet<number>;
}

export const noRules: EditRules = { fixed: new Set(), noAttachment: new Set() };

/** Why an edit is not made. */
export type EditRefusal =
  | 'locked'
  /** By the prescription. */
  | 'fixed'
  /** By the document: an implant, or a tooth that is taken out. */
  | 'notMovable'
  | 'noFrame'
  | 'tooFar'
  | 'tooManyStages'
  | 'notMoving'
  /** Teeth move in this stage. */
  | 'notResting'
  /** At this stage a tooth has not begun to move, or stands at its target. */
  | 'keyFrameOutside'
  | 'keyFrameThere'
  | 'noKeyFrame'
  /** It would pass those beside it. */
  | 'keyFrameBetween'
  | 'noCounterpart'
  /** By the prescription. */
  | 'noAttachment'
  | 'tooManyAttachments'
  /** Smaller or larger than its kind is made. */
  | 'attachmentSize'
  | 'iprLimit'
  | 'notNeighbours'
  | 'stageRange'
  | 'sameTooth'
  /** One between these teeth is worn then already. */
  | 'elasticThere'
  | 'tooManyElastics'
  /** The scanner knows how the jaws bite. */
  | 'biteOfScan'
  | 'axesTooFar'
  /** A locked tooth goes farther in a stage than it might then. */
  | 'limitsLocked'
  | 'invalid';

/** An edit is not made; `teeth` are those that it is about. */
export class NotEdited extends Error {
  constructor(
    readonly reason: EditRefusal,
    readonly teeth: readonly number[] = [],
  ) {
    super(`not edited: ${reason}`);
    this.name = 'NotEdited';
  }
}
