import { type CameraPose, ease, mixPoses } from './camera-pose.ts';

export interface Stance {
  readonly pose: CameraPose;
  /** How far the jaws are folded open, 0-1. */
  readonly openness: number;
}

/** A way from one stance to another, in time. */
export class Transition {
  private started: number | null = null;

  constructor(
    private readonly from: Stance,
    private readonly to: Stance,
    private readonly milliseconds: number,
  ) {}

  /** The stance at a time, and whether it is the last. */
  at(now: number): { stance: Stance; done: boolean } {
    this.started ??= now;
    const elapsed = this.milliseconds > 0 ? (now - this.started) / this.milliseconds : 1;
    if (elapsed >= 1) return { stance: this.to, done: true };
    const t = ease(elapsed);
    return {
      stance: {
        pose: mixPoses(this.from.pose, this.to.pose, t),
        openness: this.from.openness + (this.to.openness - this.from.openness) * t,
      },
      done: false,
    };
  }
}
