import { FIELD_NAMES, startForm } from './formScene';

startForm(
  <form>
    {FIELD_NAMES.map((name) => (
      <label key={name} style={{ display: 'block', marginBlockEnd: 16 }}>
        {name}
        <input name={name} />
      </label>
    ))}
  </form>,
);
