import jobs from '../../src/jobs-worker'
import requests from '../../src/worker'

export { LiveCompany, LivePresentation, OnDemand } from '../../src/jobs-worker'

export default { ...requests, ...jobs }
