import { Form, Input } from 'antd';
import { EMPTY, FIELD_NAMES, startForm } from './formScene';

const RULES = [{ required: true, message: 'This field is required' }];

startForm(
  <Form layout="vertical" initialValues={EMPTY}>
    {FIELD_NAMES.map((name) => (
      <Form.Item key={name} name={name} label={name} extra="Some help" rules={RULES}>
        <Input name={name} />
      </Form.Item>
    ))}
  </Form>,
);
