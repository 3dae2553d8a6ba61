import type { RunningTexts } from './articles.ts';

export const running: RunningTexts = {
  credentials: {
    title: 'Certification papers',
    body: [
      'A doctor gives the qualification certificate and a work photo. Whoever creates a practice also gives its license with the registration number, the business license with the unified social credit code, and a photo of the door.',
      'Papers are pictures or PDFs of at most 20 MB; photos have at least 1280 × 720 pixels. They are read by you and by the operators alone, and each look of an operator stands in your security log.',
      'An answer comes within 24 hours. What was returned says why; change that and submit again, and what was right stays.',
    ],
    steps: [
      'Complete your registration: a practice, and a phone or an email.',
      'Open the credentials and drop each paper on its tile. It is kept as soon as it has arrived.',
      'Enter the numbers as they stand on the papers. The check character of Chinese numbers is looked at while you type.',
      'Submit. You can work while the operators look at it.',
    ],
  },
  team: {
    title: 'Making a design team',
    body: [
      'A practice with a team can have its cases designed by My Team Design. Without an enabled team that way of design is not offered.',
      'The default member of a role gets the tasks of that role unless somebody else is named. Whoever is disabled keeps what they made and gets no new tasks.',
      'A designer whose account you made here can be given another password here; one who came with an own account sets it alone.',
    ],
    steps: [
      'Create the team under Account, Design Team, and give it a name.',
      'Add members: make an account for each, or copy the link of the team and send it.',
      'Give those who came by the link a role. Until then they see no case.',
      'Choose the default member of each role.',
      'Look at the work statistics to see what each has done, and renew the link when it should open nothing any more.',
    ],
  },
  bindCenter: {
    title: 'Binding a design center',
    body: [
      'Lab Design needs a design center that is bound to the practice. Bind it by its number, or follow the link that the center has sent you.',
      'With several centers the default one gets new cases. A center sees the cases that were submitted to it, and nothing else of the practice.',
      'Unbinding ends what the center sees. Cases that it designs should be finished first. Who pays for confirmed plans, you or the center, is agreed with an operator.',
    ],
  },
  configurations: {
    title: 'Aligner and retainer configurations',
    body: [
      'A configuration keeps the parameters of your orders, such as base, marking and supports. Keep several, for aligners and for retainers, each with a name.',
      'One of each is the default and stands in every new order; it cannot be deleted. Make another one the default first.',
      'An order can still be given other values. Changing a template overwrites what stood there; orders that were made keep what they were made with.',
    ],
  },
  integration: {
    title: 'An external aligner service',
    body: [
      'Enter the address of the service, which begins with https://, and the key that it gave you. The key is kept encrypted and shown by its last characters alone.',
      'An empty key keeps the one that is saved. Remove the setting when you do not use the service any more: the key is erased with it.',
      'When the plan of a case is confirmed, the case is sent to the service by itself: yours as its doctor or, where the doctor has none, that of the creator of the practice. It is tried again for hours; the log below the setting says how each fared and sends again. A trial says what the service answers.',
      'Cases that come through an API cannot be designed by yourself: choose your team or a design center.',
    ],
  },
  certify: {
    title: 'Certifying doctors and practices',
    body: [
      'The queue shows who waits, the longest first; the promise is an answer within 24 hours.',
      'Each look at a document is written into the security log of its owner.',
    ],
    steps: [
      'Open a person. The papers of the doctor and those of the practice stand side by side, with the numbers as they were typed.',
      'Look at each document. The check character of a credit code has been looked at already.',
      'Mark what is wrong and say why: that sentence is read by the person.',
      'Certify what is right, return the rest. The person gets one message for all of it.',
    ],
  },
  people: {
    title: 'Accounts',
    body: [
      'Users finds accounts by name, phone or email. Make an account with a password, or without one: then its owner sets one by a code.',
      'Disabling asks for a reason, ends all logins at once, and is told to the owner, who reads it in the security log. Extend an account by another last day; without one it opens no cases.',
      'End single sessions of an account, or all of them; reset the second factor of somebody who has lost both the app and the recovery codes. You cannot lock yourself out.',
    ],
  },
  practices: {
    title: 'Practices',
    body: [
      'Make a practice for an account, which is its creator; a code is drawn unless you give one. Its balances, members and last day stand in the list.',
      'A practice whose last day is over can read its cases and add none. The creator is reminded 30, 7 and 1 days before.',
      'A disabled practice opens nothing. Say why: all of its people are told.',
    ],
  },
  centers: {
    title: 'Design centers',
    body: [
      'Make a design center with a name and a number, add its staff by their accounts, and bind practices by their codes. The link of a center lets a practice creator bind it alone.',
      'For each binding say who pays for confirmed plans: the practice, or the center from its own credits.',
      'A disabled center sees no case and takes no practice on. All that you do here stands in the security log.',
    ],
  },
  tenants: {
    title: 'Tenants',
    body: [
      'A tenant is the look of the platform under names of its own: title, logo, colours, login page and default language. The preview shows it while you type.',
      'Colours have to stand out from their ground: 4.5 to 1 for the primary colour, 3 to 1 for icons. A paler one is refused with its figure.',
      'Host names are in small letters, each belongs to one tenant, and each follows a channel of the deployed remotes. The change is seen at the next load of a page.',
    ],
  },
  menus: {
    title: 'Menus',
    body: [
      'Order, names, icons on phones and visibility of the menu are changed here, for all. A hidden item cannot be reached by its address either.',
      'An item with a service type is shown to those who may use that service. The preview shows the menu as each role gets it.',
      'Every change can be undone, and stands in the security log with its author. What you do not touch follows the product.',
    ],
  },
  dictionaries: {
    title: 'Dictionaries',
    body: [
      'Dictionaries name values such as statuses in both languages. Change names and order, hide a value that you do not offer, or add one where the dictionary is open.',
      'Values that the product works with stay: they can be renamed, but not removed. Records that hold a hidden value go on showing its name.',
      'A change that somebody else made meanwhile is not overwritten: look at it first.',
    ],
  },
  gumCarving: {
    title: 'Gum carving',
    body: [
      'A template says what is carved into the gum of printed models: case ID, step, jaw, a text of your own, and what stands between them.',
      'Letters and figures that every carver has are taken; the preview shows what an order would get. One template is the default.',
      'Orders that were made keep what they were made with.',
    ],
  },
  provisioning: {
    title: 'Populating an installation',
    body: [
      'Users, practices, design centers, tenants, menus and dictionaries can be described by one YAML or JSON file and made by archway admin apply. It is examined as a whole before anything changes.',
      'With --dry-run it shows what would change. Applied again it changes nothing, so that it can be kept with the other files of the installation.',
      'Passwords can come from the environment. An account without one sets it by a code to its phone or email.',
    ],
  },
};
