import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createEventStreams } from './event-streams.ts'

class Connection extends EventEmitter {
  is_ended = false
  writeHead() {}
  write() {}
  end() {
    this.is_ended = true
    this.emit('close')
  }
}

function connection(ip: string) {
  const response = new Connection()
  const reply = { raw: response, hijack: () => {}, getHeaders: () => ({}) }
  return { response, request: { ip, id: 'r' } as FastifyRequest, reply: reply as unknown as FastifyReply }
}

test('one address has at most two hundred streams, across users, until one of them ends', () => {
  const streams = createEventStreams()
  const open = (ip: string, user_id: number) => {
    const { response, request, reply } = connection(ip)
    streams.open(request, reply, user_id)
    return response
  }
  const held = Array.from({ length: 200 }, (_, user_id) => open('203.0.113.1', user_id))
  expect(() => open('203.0.113.1', 900)).toThrow(expect.objectContaining({ code: 'too_many_requests' }))
  expect(open('203.0.113.2', 900).is_ended).toBe(false)
  held[7]?.end()
  expect(open('203.0.113.1', 901).is_ended).toBe(false)
})

test('a person’s own streams give way to each other and leave everybody else’s alone', () => {
  const streams = createEventStreams()
  const open = (user_id: number) => {
    const { response, request, reply } = connection('203.0.113.1')
    streams.open(request, reply, user_id)
    return response
  }
  const other = open(1)
  const own = Array.from({ length: 10 }, () => open(2))
  expect(own.map(({ is_ended }) => is_ended)).toEqual([true, true, ...Array<boolean>(8).fill(false)])
  expect(other.is_ended).toBe(false)
  streams.closeAll()
  expect([other, ...own].every(({ is_ended }) => is_ended)).toBe(true)
})
