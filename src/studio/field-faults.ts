type Fault = { path: string; message: string }

/** Beside its field a fault need not say the field's path. */
export function besideField({ path, message }: Fault) {
  if (!message.startsWith(`${path} `)) return message
  const rest = message.slice(path.length + 1)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** What is wrong with the field of this path itself. */
export function faultAt(faults: Fault[], path: string) {
  const found = faults.find((fault) => fault.path === path)
  return found && besideField(found)
}

/** What is wrong with it or with what it holds, such as `scopes[1]` or `config.url`. */
export function faultIn(faults: Fault[], path: string) {
  const isInside = (fault: Fault) => ['.', '['].some((next) => fault.path.startsWith(path + next))
  const found = faults.find((fault) => fault.path === path || isInside(fault))
  return found && besideField(found)
}
