/** Practices, who belongs to them, and who therefore sees which case, for other modules. */
export { type PracticeDoctor, doctorsOfPractice } from './doctor-repository.ts';
export { foundDesignCenter, foundPractice, peopleOf } from './founding-repository.ts';
export {
  type KnownCenter,
  bindNumbered,
  changeCenterFacts,
  employ,
  knownCenter,
  makeCenter,
} from './centers/center-facts.ts';
export { centersToAsk } from './centers/center-repository.ts';
export { addApplication } from './joining/join-repository.ts';
export { hasPlace, supplyMaterials } from './joining/joining.ts';
export {
  type NamedHolder,
  centerPays,
  centersOfStaff,
  holderNamed,
  holdersNamed,
  holdersLike,
  practicesOfMember,
  workersOfCenter,
} from './holder-repository.ts';
export { balancesOfPractice, creditsOfCenter, licensesOfPractice } from './ports.ts';
export { practicesNamed } from './practice-name-repository.ts';
export { centerKey, inspectedByTeam, practiceCode, practiceKey, practiceName } from './practice-sql.ts';
export { heldPractices, letTeamInspect, listPractices, nameOfPractice, practiceOf, teamInspects } from './service.ts';
export { caseGrants, caseWatchers, peopleOnSide } from './visibility.ts';
export { type PracticeFacts, practiceChanges } from './registry/practice-facts.ts';
export { changePracticeFacts, makePractice } from './registry/registry.ts';
export { staffRoles, takeOn } from './registry/staff.ts';
export { type StaffRole, isStaff } from './registry/staff-repository.ts';
export { ownedPractice } from './profile/profile.ts';
export { type Practice, practiceById, practiceByNumber } from './repository.ts';
export { type DesignPerson, type DesignPlaces, designPeople, mayWork } from './teams/design-people.ts';
export { teamForWork } from './teams/team-work.ts';
