type Fault = { path: string; message: string }

/** A message beside its field doesn't need to name the field's path. */
export function besideField({ path, message }: Fault) {
  if (!message.startsWith(`${path} `)) return message
  const rest = message.slice(path.length + 1)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** Returns what is wrong with the field at this path itself. */
export function faultAt(faults: Fault[], path: string) {
  const found = faults.find((fault) => fault.path === path)
  return found && besideField(found)
}

/** Returns what is wrong with this field or with anything inside it, such as `scopes[1]` or `config.url`. */
export function faultIn(faults: Fault[], path: string) {
  const isInside = (fault: Fault) => ['.', '['].some((next) => fault.path.startsWith(path + next))
  const found = faults.find((fault) => fault.path === path || isInside(fault))
  return found && besideField(found)
}
