import type { Result } from '../../domain/result.ts'
import type { Answer } from './answer.ts'
import type { HttpClient } from './client.ts'
import { isPersonal, type WriteEndpoint } from './endpoint.ts'
import { decodeWord, decodeWrite } from './decode-write.ts'

/** The result that an answer to a write stands for; the deployment's words of success count beside ours. */
export const decodeAnswer = ({ path, done, exact }: WriteEndpoint, answer: Answer, { dialect }: Pick<HttpClient, 'dialect'>): Result<void> =>
  (exact ? decodeWord : decodeWrite)(path, [...done, ...(dialect.palabras?.[path] ?? [])], answer)

/** Sends once, and gives the answer as it came. */
export const post = (http: HttpClient, endpoint: WriteEndpoint, body: object): Promise<Result<Answer>> =>
  http.post(endpoint.path, body, { personal: isPersonal(body) })

/** Sends once and reads what comes back. */
export const postWord = async (http: HttpClient, endpoint: WriteEndpoint, body: object): Promise<Result<void>> => {
  const answer = await post(http, endpoint, body)
  return answer.ok ? decodeAnswer(endpoint, answer.value, http) : answer
}
