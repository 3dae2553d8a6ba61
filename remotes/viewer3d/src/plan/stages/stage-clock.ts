/** Stages a second at speed 1. */
const PACE = 2;

export const speeds = [0.5, 1, 2] as const;
export type Speed = (typeof speeds)[number];

export interface ClockState {
  /** Whole, but while it plays. */
  readonly stage: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Somebody has the slider in hand: whatever stage is shown, it is not where they stay. */
  readonly held: boolean;
}

/**
 * Which stage is shown, in time. It is no React state: while it plays it changes with every frame, and only the scene
 * follows all of them.
 */
export class StageClock {
  private current: ClockState;
  private since: number | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    private total: number,
    stage = 0,
  ) {
    this.current = { stage: this.within(stage), playing: false, speed: 1, held: false };
  }

  readonly get = (): ClockState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Another plan has other stages; the shown one stays where it is, as far as it goes. */
  setTotal(total: number): void {
    this.total = total;
    this.set({ stage: this.within(Math.round(this.current.stage)), playing: false });
  }

  /** Shows a stage and stops. */
  show(stage: number): void {
    this.set({ stage: this.within(Math.round(stage)), playing: false });
  }

  /** From when a pointer takes the slider to when it lets go. */
  hold(held: boolean): void {
    this.set({ held });
  }

  /** The next stage or one before; between two stages the one that lies that way. */
  step(by: 1 | -1): void {
    const { stage } = this.current;
    this.show(by > 0 ? Math.floor(stage) + 1 : Math.ceil(stage) - 1);
  }

  /** From the beginning when it stands at the end. Pausing goes on to the stage that is nearest. */
  toggle(): void {
    if (this.current.playing) return this.show(this.current.stage);
    if (this.total === 0) return;
    this.since = null;
    this.set({ playing: true, stage: this.current.stage >= this.total ? 0 : this.current.stage });
  }

  setSpeed(speed: Speed): void {
    this.set({ speed });
  }

  /**
   * A frame while it plays.
   * @param now milliseconds
   * @param smooth false goes from whole stage to whole stage, for those who want no motion
   */
  tick(now: number, smooth: boolean): void {
    const { playing, stage, speed } = this.current;
    if (!playing) return;
    if (this.since === null) {
      this.since = now;
      return;
    }
    const gone = ((now - this.since) / 1000) * PACE * speed;
    if (!smooth && gone < 1) return;
    this.since = now;
    const next = Math.min(this.total, smooth ? stage + gone : Math.floor(stage) + 1);
    this.set({ stage: next, playing: next < this.total });
  }

  private within(stage: number): number {
    return Math.min(this.total, Math.max(0, stage));
  }

  private set(part: Partial<ClockState>): void {
    const next = { ...this.current, ...part };
    const isSame = (Object.keys(next) as (keyof ClockState)[]).every((key) => next[key] === this.current[key]);
    if (isSame) return;
    this.current = next;
    for (const listener of this.listeners) listener();
  }
}
