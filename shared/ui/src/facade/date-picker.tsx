import Picker from 'antd/es/date-picker';

export const { RangePicker } = Picker;
export default Picker;
