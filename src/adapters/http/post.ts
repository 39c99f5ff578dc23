import type { Result } from '../../domain/result.ts'
import type { Answer } from './answer.ts'
import type { HttpClient } from './client.ts'
import { isPersonal, type WriteEndpoint } from './endpoint.ts'
import { decodeWord, decodeWrite } from './decode-write.ts'
import { refusalText } from './refusal.ts'

/** The result of a write; the deployment's own words of success count too. */
export const decodeAnswer = ({ path, done, exact }: WriteEndpoint, answer: Answer, { dialect }: Pick<HttpClient, 'dialect'>): Result<void> =>
  (exact ? decodeWord : decodeWrite)(path, [...done, ...(dialect.palabras?.[path] ?? [])], answer)

/** Sends once; the answer is not decoded. */
export const post = (http: HttpClient, endpoint: WriteEndpoint, body: object): Promise<Result<Answer>> =>
  http.post(endpoint.path, body, { personal: isPersonal(body), refusalText })

/** Sends once and decodes the answer. */
export const postWord = async (http: HttpClient, endpoint: WriteEndpoint, body: object): Promise<Result<void>> => {
  const answer = await post(http, endpoint, body)
  return answer.ok ? decodeAnswer(endpoint, answer.value, http) : answer
}
