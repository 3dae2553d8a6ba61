import type { HelpTexts } from './articles.ts';
import { running } from './running.en-US.ts';

const texts: HelpTexts = {
  ...running,
  firstCase: {
    title: 'Your first case',
    body: ['From the first patient to a scan in 3D, in five steps.'],
    steps: [
      'Belong to a practice. Cases live in a practice; under Account you see those that you own, work for or serve.',
      'Add the patient: name, gender, date of birth and the way of design. From then on every change is saved by itself.',
      'Drop photos and scans. They are checked and made small on your computer before they are uploaded.',
      'Submit. Whoever designs inspects the case, and the Message Center tells you of every step.',
      'Open the case and choose Open in 3D. It opens in a tab of its own.',
    ],
  },
  login: {
    title: 'Logging in',
    body: [
      'Log in with user name, phone or email and your password, or by a verification code sent to your phone or email. A code is valid for five minutes.',
      'Forgot password on the login page sends a code that lets you set a new one. All other logins end then.',
      'Remember my login status keeps you logged in on this browser for up to 30 days. Do not use it on a shared computer.',
      'After several wrong passwords the login waits for a few minutes. The page says how long.',
    ],
  },
  browser: {
    title: 'Your browser',
    body: [
      'Archway needs WebGL 2 and WebAssembly SIMD. A current Chrome or Edge has both.',
      'Open the check to see what your browser can do, and how much memory it gives to a CBCT.',
    ],
  },
  words: {
    title: 'Words',
    body: [
      'Practice: a clinic, outpatient department or dental group. Cases, members and credits belong to it.',
      'Self Design: the doctor designs. My Team Design: the design team of the practice. Lab Design: a design center.',
      'Plan: a target and the stages that lead to it. Version: a case from its submission on; a refinement begins another one.',
      'Credits and free quotas: what confirming a plan takes from the practice.',
    ],
  },
  addPatient: {
    title: 'Adding a patient',
    body: [
      'Add Patient opens a wizard: Patient, Photos & CT, Model Files, Submit All. Every step can be left and taken up again; what you type is saved by itself.',
      'The case ID is given by the platform. You can enter one of your own; it must not be another case’s.',
      'If the connection fails, what you typed is kept in this browser and offered when you come back.',
    ],
  },
  photos: {
    title: 'Photos',
    body: [
      'JPG, PNG, BMP, TIF, WebP and HEIC are taken as they come from the camera or the phone. Drop all of them at once: each is recognized and put at its position.',
      'A proposed position has to be confirmed. Drag a photo to another position to correct it; two photos change places.',
      'Ten are required: frontal, left and right bite, both arches, smiling, frontal and right profile of the face, panoramic radiograph and lateral ceph.',
    ],
  },
  models: {
    title: 'Scans',
    body: [
      'STL, PLY, OBJ and DRC, binary or text, up to 500 MB each. What the file contains counts, not only how its name ends.',
      'Jaw and unit are recognized by the teeth. Where the recognition is in doubt it says so and asks you.',
      'A file that is damaged is refused by name and nothing of it is kept. Export it from the scanner once more.',
    ],
  },
  cbct: {
    title: 'CBCT',
    body: [
      'All DICOM files of one series, or a single zip, rar or 7z archive that holds them. With several series you choose one.',
      'The volume is packed without loss in your browser and shown in three planes and as a surface. Patient data of the DICOM header do not leave your computer.',
    ],
  },
  submit: {
    title: 'Submitting',
    body: [
      'Submit All says what is missing and leads there. What looks wrong, such as a photo at the wrong position or the jaws exchanged, is asked once; you can confirm that it is as it should be.',
      'A submission can be withdrawn as long as nobody has built on it.',
    ],
  },
  uploads: {
    title: 'When an upload stops',
    body: [
      'Uploads go on where they stopped, after a failure of the network and after the page was reloaded. Drop the same file again and only the rest is sent.',
      'A paused upload waits. A failed one says why and can be tried again; nothing is lost.',
    ],
  },
  list: {
    title: 'The case list',
    body: [
      'Search by case ID, patient, order name or order number; tabs hold the phases with their numbers. Filters stand in the address: send it to a colleague, or go back to it.',
      'Choose and order columns with the button above the table. The star keeps a case on the tab Focus.',
      'In lists the arrow keys move, Space selects, Enter opens.',
    ],
  },
  turns: {
    title: 'Whose turn it is',
    body: [
      'A case says at every moment whom it waits for. Amber means that it is you; what you can do stands as buttons at the top of the case.',
      'Everything that happened is in Treatment Progress, with name and time.',
    ],
  },
  inspectionFailed: {
    title: 'Data to be supplied',
    body: [
      'When the inspection finds something, the case comes back with its findings. View the report, replace the photos or scans that it names, and submit again.',
    ],
  },
  feasibility: {
    title: 'Feasibility questions',
    body: [
      'Before a design begins the designer may ask whether something is possible. The doctor answers in the case; both are told by a message.',
    ],
  },
  approval: {
    title: 'Approving a plan',
    body: [
      'A plan for your approval is shown in Treatment Plan and in 3D. Approve it, or reject it and say why: the designer reads it, and the case goes back.',
      'Confirming an approved plan takes a free case or credits of the practice, once, and shows the price before.',
    ],
  },
  viewer: {
    title: '3D viewer and its keys',
    body: [
      '1–6: front, left, right, upper occlusal, lower occlusal, both open.',
      'U and L: show or hide the upper and the lower jaw. M: measure between two points; Esc ends it.',
      'Drag turns, right drag or Shift moves, the wheel zooms; on a touch screen one finger turns and two zoom and move.',
    ],
  },
  tasks: {
    title: 'Plan tasks',
    body: [
      'Plan Tasks lists what you hold, what lies in the pool, and everything of your team or design center. A case opens where the work is.',
      'Take what nobody holds, hand it over with a note, or put it back. Whoever holds a task is the only one who designs it; the creator of the practice, or anybody in a design center, can assign it to somebody else.',
      'What you may do to a case comes from your membership of its team or design center, and ends with it.',
    ],
  },
  inspect: {
    title: 'Inspecting a case',
    body: [
      'Start Inspection takes the case; from then on the practice cannot withdraw it. Look at photos, scans and CBCT, then pass it, or fail it and say what is to be supplied.',
    ],
  },
  selfDesign: {
    title: 'Designing yourself',
    body: [
      'A case in Self Design is inspected by the machine within seconds and goes on by itself. With findings it stops and says what to supply.',
      'A practice with its own team can let the team inspect instead: Account, Practice.',
    ],
  },
  produce: {
    title: 'Production orders',
    body: [
      'Production Order lists the orders of the practices that you serve, with product, steps and status. Photos and CBCTs of patients are not shown to production.',
    ],
  },
  ownPractice: {
    title: 'Practices',
    body: [
      'Create a practice, or join one by its registered phone number or practice code. A request can be revoked as long as nobody has decided.',
      'With several practices, the default one opens first; switch in the account area.',
      'When the service of a practice has expired, its cases can be read and no new ones can be added.',
    ],
  },
  members: {
    title: 'Members and requests',
    body: [
      'Copy an invitation link and send it to a colleague: whoever registers by it asks to join your practice. Approve or reject requests here; a rejection says why.',
      'Set identity, role and department of a member, or disable one: from then on it sees no case of the practice.',
    ],
  },
  assistants: {
    title: 'Assistants',
    body: [
      'An assistant account does the intake for the practices that you choose, each until a day that you choose. After that day it sees nothing of that practice.',
      'An assistant sees no plans, approves nothing and has no access to credits.',
    ],
  },
  asAssistant: {
    title: 'Working as an assistant',
    body: [
      'You add patients, take photos and scans and submit cases for the practices that you serve. Plans, approvals and orders are the doctor’s.',
      'Where your service has an end, the practice shows the day.',
    ],
  },
  credits: {
    title: 'Credits and free quotas',
    body: [
      'They belong to the practice or the design center, not to a person. A free case is used before credits, and a plan is charged once however often it is confirmed.',
      'The ledger lists every movement with the balance after it. Filter it, and download it as a table.',
      'A practice creator asks for a recharge; an administrator books it with the contract.',
    ],
  },
  storage: {
    title: 'Storage',
    body: ['What models, photos and CBCTs of the practice take up, in all and case by case, the largest first.'],
  },
  security: {
    title: 'Keeping your account safe',
    body: [
      'Account Management lists your logins with device and place; end those that you do not know. A new password ends all others.',
      'Turn on the second factor: besides the password a login then asks for a code of an authenticator app. Keep the recovery codes apart.',
      'User name, phone and email are changed by a code that is sent to the new one; the old one is told. The security log shows all of it.',
    ],
  },
  messages: {
    title: 'Messages',
    body: [
      'The bell counts what is unread, in every tab at the same moment. A message leads to what it is about.',
      'Under Account, Email Notices, messages can also come by email: each at once, or those of a day in one.',
    ],
  },
  addresses: {
    title: 'Delivery addresses',
    body: ['At most six, one of them the default. Orders are sent to the default unless you choose another one.'],
  },
  preferences: {
    title: 'Preferences',
    body: ['Choose the page that opens after the login, and how teeth are numbered: FDI or Palmer.'],
  },
  recharge: {
    title: 'Booking recharges',
    body: [
      'Requests of practices wait in Recharge, the oldest first. Book credits with the contract, grant free quotas, or decline with a reason.',
      'On the server, archway credits verify proves that every balance is the sum of its entries.',
    ],
  },
  outbox: {
    title: 'Outbox',
    body: [
      'Every mail and SMS, how it fared, and why it failed. A failed one can be sent again unless its code has been erased.',
      'Without a mail server or SMS provider, messages are shown here and go nowhere else.',
    ],
  },
  logs: {
    title: 'Logs',
    body: [
      'Event Log shows what browsers report: page times, failures, routes. It holds ids and no words that people typed.',
      'Security Log shows logins, changed passwords and roles, with the person who made the change.',
    ],
  },
  remotes: {
    title: 'Deployed remotes',
    body: [
      'Each part of the product is deployed by the team that owns it. A version is checked before it goes live, can be pinned for a tenant, and is rolled back in one step.',
    ],
  },
};
export default texts;
