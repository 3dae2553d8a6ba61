export {
  add,
  anyPerpendicular,
  cross,
  dot,
  length,
  mean,
  moved,
  perAxis,
  perpendicularTo,
  scale,
  subtract,
  unit,
} from './vector.ts';
export type { MutableVec3, Vec3 } from './vector.ts';
export { IDENTITY3, apply, inverse, multiply, transpose } from './matrix3.ts';
export type { Matrix3 } from './matrix3.ts';
export { principalAxes, symmetricEigen } from './symmetric-eigen.ts';
export { nearestOnTriangle, squaredToTriangle } from './triangle.ts';
export { RunningLeastSquares, leastSquares, solve } from './least-squares.ts';
export { between, oneOf, seededRandom, wholeBetween } from './random.ts';
export type { Random } from './random.ts';
