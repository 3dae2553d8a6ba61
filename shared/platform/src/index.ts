/**
 * The singleton of the page: what host and remotes must share as one instance. What only the host may do is in host.ts.
 * Exports are an interface between separately deployed builds: additions are free, removals need a major version.
 */

// Remotes and their screens
export { createRemoteApp } from './composition/remote/create-remote-app.ts';
export type { RemoteApp, RemoteAppOptions, RemoteAppProps } from './composition/remote/create-remote-app.ts';
export { lazyScreen } from './composition/remote/lazy-screen.tsx';
export type { LazyScreen } from './composition/remote/lazy-screen.tsx';
export { createSlot } from './composition/slots/create-slot.tsx';
export { Slot } from './composition/slots/slot.tsx';
export { useSlotOffers } from './composition/slots/slot-offers.ts';
export type { Offer } from './composition/slots/slot-offers.ts';

// The wire
export { call } from './wire/call.ts';
export type { CallArguments, CallOptions } from './wire/call.ts';
export { download } from './wire/download.ts';
export { saveBlob } from './wire/save-blob.ts';
export { query, invalidate, invalidateIn } from './wire/query.ts';
export { ApiError, isAborted } from './wire/api-error.ts';
export type { FailureName } from './wire/api-error.ts';

// Actions of the machines
export { useActions } from './actions/use-actions.ts';
export type { ActionSource, Actionable, Actions } from './actions/use-actions.ts';

// Who is logged in
export type { SessionState } from './session/session.ts';
export type { PracticeChoice, SessionUser, UserService } from './session/session-user.ts';
export { useSession } from './session/use-session.ts';
export { usePermission, Guard } from './session/permission.tsx';
export { choosePractice, refreshPersonalData, loadUser } from './session/load-user.ts';
export { useDictionary } from './session/dictionaries.ts';
export type { Dictionary } from './session/dictionaries.ts';
export { regionQuery } from './session/region-data.ts';
export { useCodeRequest } from './session/code-request.ts';
export type { CodeRequest } from './session/code-request.ts';
export { registerAccount } from './session/register.ts';
export type { NewAccount } from './session/register.ts';
export { encryptPassword } from './session/password.ts';
export { patientStore, usePatientContext, usePatientStore } from './session/patient-store.ts';
export type { PatientContext } from './session/patient-store.ts';
export { linkPassOf } from './session/link-pass.ts';
export type { LinkPass } from './session/link-pass.ts';
export { type VersionPlans, useCasePlans } from './session/case-plans.ts';
export { openViewer } from './session/open-viewer.ts';
export { closeTab } from './navigation/close-tab.ts';
export { lastAddressOf } from './navigation/last-addresses.ts';
export { readViewerParameter } from './session/viewer-parameter.ts';
export type { ViewerParameter, ViewerRequest } from './session/viewer-parameter.ts';

// Forms, by the rules of the contract
export { useForm, textBinding } from './form/use-form.ts';
export type { FormOptions, FormState, TextBinding } from './form/use-form.ts';
export { useRegionField } from './form/use-region-field.ts';
export { useFields, wrongFields } from './form/use-fields.ts';
export type { FieldState, Fields, FieldsOptions, Refused } from './form/use-fields.ts';
export { CodeInput } from './form/CodeInput.tsx';
export type { CodeInputProps } from './form/CodeInput.tsx';
export { refusedFields } from './form/refused-fields.ts';

// Where the page is
export { appHistory } from './navigation/app-history.ts';
export type { AppLocation, HistorySnapshot } from './navigation/app-history.ts';
export { navigationLock } from './navigation/navigation-lock.ts';
export { useUnsavedGuard } from './navigation/use-unsaved-guard.ts';
export { usePageTitle } from './navigation/page-title.ts';

// Words and figures
export { useText, useLang, text } from './i18n/use-text.ts';
export type { TextFunction, TextValues } from './i18n/use-text.ts';
export { textSpaces } from './i18n/text-spaces.ts';
export type { TextLoaders } from './i18n/texts.ts';
export { bilingual } from './i18n/bilingual.ts';
export { errorText } from './i18n/error-text.ts';
export {
  formatDateTime,
  formatDay,
  formatFullTime,
  formatListTime,
  formatProseDay,
  formatTime,
} from './format/dates.ts';
export { formatBytes, formatNumber } from './format/numbers.ts';
export type { NumberFormat } from './format/numbers.ts';
export { formatFileName } from './format/file-name.ts';
export { countryOptions, likelyCountry } from './format/countries.ts';
export type { CountryOption } from './format/countries.ts';
export { designerLabel } from './format/designer-label.ts';
export { differenceOf, differenceQuantity, differenceValue, toothText } from './format/plan-difference.ts';
export { today } from './format/today.ts';
export { ageOf, formatAge } from './format/age.ts';

// Lists
export { defineListFilter } from './list/list-filter.ts';
export type { FilterOfKind, ListFilterKind, PageOfList } from './list/list-filter.ts';
export {
  arrangedField,
  choiceField,
  dayField,
  idField,
  switchField,
  textField,
  wordField,
} from './list/filter-field.ts';
export type { FilterField } from './list/filter-field.ts';
export { useListFilter } from './list/use-list-filter.ts';
export type { ChangeFilter } from './list/use-list-filter.ts';
export { useListPage } from './list/use-list-page.ts';
export type { ListPage } from './list/use-list-page.ts';
export { wholeList } from './list/whole-list.ts';
export { useBatch } from './list/use-batch.ts';
export type { Batch } from './list/use-batch.ts';
export { ListTime } from './list/ListTime.tsx';

// Telling and asking
export { notify } from './notify/notify.ts';
export type { NoticeOptions } from './notify/notify.ts';
export { printElement } from './print/print-element.ts';
export { confirmAction } from './notify/confirm.ts';
export type { ConfirmOptions } from './notify/confirm.ts';
export { useServerEvent } from './events/use-server-event.ts';
export { deviceStore } from './device/device-store.ts';
export type { DeviceStore } from './device/device-store.ts';
export { copyText } from './device/copy-text.ts';
export { qrPicture } from './device/qr-picture.ts';
export { isMobile } from './device/device.ts';
export { usePhone } from './device/use-phone.ts';

// What patients are told of people
export { BusinessCard } from './people/BusinessCard.tsx';

// PDFs, built in a page that nobody sees
export { usePdf } from './pdf/use-pdf.ts';
export { useBrand } from './composition/use-brand.ts';
export type { Brand } from './composition/use-brand.ts';

// Settings of a doctor
export { changeSetting, settingQuery } from './settings/settings.ts';
export { useNumbering } from './settings/use-numbering.ts';
export type { Numbering } from './settings/use-numbering.ts';
export type { KnownSetting } from './settings/settings.ts';
export type { SettingContent } from './settings/setting-content.ts';

// The event log
export { recordEvent } from './telemetry/telemetry.ts';
export type { Recorded } from './telemetry/telemetry.ts';

// For screens that share state
export { createAutosave } from './saving/autosave.ts';
export type { Autosave, AutosaveOptions, SaveState } from './saving/autosave.ts';
export { tabStore } from './state/browser-storage.ts';
export { randomId as requestKey } from './state/random-id.ts';
export { createStore, useStore } from './state/store.ts';
export type { Store } from './state/store.ts';
