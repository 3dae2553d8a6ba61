import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../context.ts';
import { type Visitor, visitorOf } from '../visitor.ts';

/** Who acts in the name of the platform, and from where. */
export interface Operator {
  readonly userId: string;
  readonly visitor: Visitor;
}

export const operatorOf = ({ userId }: Caller, request: FastifyRequest): Operator => ({
  userId,
  visitor: visitorOf(request),
});
