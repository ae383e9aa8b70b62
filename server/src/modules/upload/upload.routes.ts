import { setAvatar as setAvatarContract } from '@inkroute/contract/account/account'
import * as contract from '@inkroute/contract/upload/upload'
import type { Bind } from '../../infra/http/bind.ts'
import { deleteUploads } from './delete-uploads.ts'
import { getUpload } from './get-upload.ts'
import { getUploadPolicy } from './get-upload-policy.ts'
import { listUploads } from './list-uploads.ts'
import { setAvatar } from './set-avatar.ts'

export function uploadRoutes(bind: Bind): void {
  bind(contract.getUploadPolicy, getUploadPolicy)
  bind(contract.listUploads, listUploads)
  bind(contract.getUpload, getUpload)
  bind(contract.deleteUploads, deleteUploads)
  bind(setAvatarContract, setAvatar)
}
