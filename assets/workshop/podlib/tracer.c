/* Product tracer on Embree 3: rectangular softboxes, constant sky, one bounce, gloss, optional lens blur.
 * Writes exactly the passes that mockup maps and shop pictures need, about ten times faster than a
 * general path tracer on two cores.
 *
 * Visibility, colour and part ids are taken from all aa*aa sub-pixels (clean borders); light is only computed
 * for every second one, because the joint bilateral filter that follows removes far more noise than that adds.
 */
#include <embree3/rtcore.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct { float x, y, z; } V;
static inline V v3(float a, float b, float c) { V r = {a, b, c}; return r; }
static inline V ld(const float *p) { return v3(p[0], p[1], p[2]); }
static inline V add(V a, V b) { return v3(a.x+b.x, a.y+b.y, a.z+b.z); }
static inline V sub(V a, V b) { return v3(a.x-b.x, a.y-b.y, a.z-b.z); }
static inline V mul(V a, float k) { return v3(a.x*k, a.y*k, a.z*k); }
static inline float dot(V a, V b) { return a.x*b.x+a.y*b.y+a.z*b.z; }
static inline V cross(V a, V b) { return v3(a.y*b.z-a.z*b.y, a.z*b.x-a.x*b.z, a.x*b.y-a.y*b.x); }
static inline V norm(V a) { float l = sqrtf(dot(a, a))+1e-20f; return mul(a, 1/l); }

typedef struct { float c[3], u[3], v[3], n[3], radiance, area; } Light;      /* u, v: half edges */
typedef struct {
    float color[3], albedo, rough, f0, bump;
    int part, tw, th, cw, ch, repeat;         /* tw x th: detail and height; cw x ch: colour texture */
    const float *alb, *hgt, *rgb;
} Mat;
typedef struct {
    int W, H, aa, ao;                         /* aa*aa sub-pixels, ao sky rays per lit sub-pixel */
    float eye[3], right[3], up[3], fwd[3], tanx, lens, focus;
    float sky, sky_grad; int nl, nm; float eps;
    int plane;                                /* 0 none, 1 floor z=plane_d, 2 wall y=plane_d */
    float plane_d; uint32_t seed;
} Cfg;
typedef struct { const float *P, *N, *UV; const int *mat; const Mat *m; const Light *L; const Cfg *c; RTCScene sc; } Ctx;
typedef struct { V p, n, g; float u, v, al[3]; const Mat *m; } Hit;

static inline uint32_t pcg(uint32_t *s) { uint32_t x = *s*747796405u+2891336453u; *s = x; x = ((x>>((x>>28)+4))^x)*277803737u; return (x>>22)^x; }
static inline float rnd(uint32_t *s) { return (pcg(s)>>8)*(1.0f/16777216.0f); }
static inline float frac(float a) { return a-floorf(a); }

static int occluded(Ctx *k, V o, V d, float tmax) {
    struct RTCRay r; memset(&r, 0, sizeof r);
    r.org_x = o.x; r.org_y = o.y; r.org_z = o.z; r.dir_x = d.x; r.dir_y = d.y; r.dir_z = d.z; r.tfar = tmax; r.mask = -1;
    struct RTCIntersectContext ic; rtcInitIntersectContext(&ic); rtcOccluded1(k->sc, &ic, &r);
    return r.tfar < 0;
}
static int hit(Ctx *k, V o, V d, struct RTCRayHit *h) {
    memset(h, 0, sizeof *h);
    h->ray.org_x = o.x; h->ray.org_y = o.y; h->ray.org_z = o.z; h->ray.dir_x = d.x; h->ray.dir_y = d.y; h->ray.dir_z = d.z;
    h->ray.tfar = 1e9f; h->ray.mask = -1; h->hit.geomID = RTC_INVALID_GEOMETRY_ID;
    struct RTCIntersectContext ic; rtcInitIntersectContext(&ic); rtcIntersect1(k->sc, &ic, h);
    return h->hit.geomID != RTC_INVALID_GEOMETRY_ID;
}
static float light_sample(Ctx *k, const Light *l, V p, V n, float s, float t, int shadow) {
    V q = add(ld(l->c), add(mul(ld(l->u), 2*s-1), mul(ld(l->v), 2*t-1)));
    V d = sub(q, p); float d2 = dot(d, d), dl = sqrtf(d2); d = mul(d, 1/dl);
    float c0 = dot(n, d), c1 = -dot(d, ld(l->n)); if (c0 <= 0 || c1 <= 0) return 0;
    if (shadow && occluded(k, p, d, dl-1e-4f)) return 0;
    return l->radiance*c0*c1*l->area/(3.14159265f*d2);
}
static float texel(const float *t, int w, int h, int nc, int c, float u, float v) {
    float x = u*w-.5f, y = (1-v)*h-.5f; int i = (int)floorf(x), j = (int)floorf(y); float a = x-i, b = y-j;
    int i0 = i < 0 ? 0 : i >= w ? w-1 : i, i1 = i+1 < 0 ? 0 : i+1 >= w ? w-1 : i+1;
    int j0 = j < 0 ? 0 : j >= h ? h-1 : j, j1 = j+1 < 0 ? 0 : j+1 >= h ? h-1 : j+1;
    #define T(jj, ii) t[((size_t)(jj)*w+(ii))*nc+c]
    return (T(j0, i0)*(1-a)+T(j0, i1)*a)*(1-b)+(T(j1, i0)*(1-a)+T(j1, i1)*a)*b;
}
static V cosine(V n, float s, float t) {
    V a = fabsf(n.x) > .8f ? v3(0, 1, 0) : v3(1, 0, 0); V u = norm(cross(a, n)), w = cross(n, u);
    float r = sqrtf(s), p = 6.2831853f*t;
    return norm(add(add(mul(u, r*cosf(p)), mul(w, r*sinf(p))), mul(n, sqrtf(1-s))));
}
static float sky(Ctx *k, V d) { return k->c->sky*(1+k->c->sky_grad*d.z); }

/* cheap radiance of a surface seen by a secondary ray */
static float bounce(Ctx *k, struct RTCRayHit *h, V o, V d, uint32_t *s) {
    V g = norm(v3(h->hit.Ng_x, h->hit.Ng_y, h->hit.Ng_z)); if (dot(g, d) > 0) g = mul(g, -1);
    V p = add(add(o, mul(d, h->ray.tfar)), mul(g, k->c->eps)); float e = 0; int n = k->c->nl;
    if (n) { int l = (int)(rnd(s)*n); if (l >= n) l = n-1; e = n*light_sample(k, &k->L[l], p, g, rnd(s), rnd(s), 1); }
    V a = cosine(g, rnd(s), rnd(s)); if (!occluded(k, p, a, 1e9f)) e += sky(k, a);
    return e*k->m[k->mat[h->hit.primID]].albedo;
}
static float env(Ctx *k, V o, V d) {                                   /* softboxes seen in a reflection */
    for (int l = 0; l < k->c->nl; l++) {
        const Light *L = &k->L[l]; V n = ld(L->n); float dn = -dot(d, n); if (dn <= 1e-4f) continue;
        V oc = sub(ld(L->c), o); float t = -dot(oc, n)/dn; if (t <= 0) continue;
        V q = sub(mul(d, t), oc), u = ld(L->u), w = ld(L->v);
        float a = fabsf(dot(q, u)/dot(u, u)), b = fabsf(dot(q, w)/dot(w, w));
        if (a < 1 && b < 1) return L->radiance*fminf(fminf(1-a, 1-b)*6, 1);
    }
    return sky(k, d);
}
/* bump mapping after Mikkelsen: works with any UV, no tangents needed */
static V bump(const Mat *M, const float *p0, const float *uv, float u, float v, V n, V d) {
    V e1 = sub(ld(p0+3), ld(p0)), e2 = sub(ld(p0+6), ld(p0));
    float du1 = uv[2]-uv[0], dv1 = uv[3]-uv[1], du2 = uv[4]-uv[0], dv2 = uv[5]-uv[1], det = du1*dv2-du2*dv1;
    if (fabsf(det) < 1e-14f) return n;
    V Pu = mul(sub(mul(e1, dv2), mul(e2, dv1)), 1/det), Pv = mul(sub(mul(e2, du1), mul(e1, du2)), 1/det);
    float eu = 1.0f/M->tw, ev = 1.0f/M->th, h0 = texel(M->hgt, M->tw, M->th, 1, 0, u, v);
    float hu = (texel(M->hgt, M->tw, M->th, 1, 0, u+eu, v)-h0)/eu*M->bump, hv = (texel(M->hgt, M->tw, M->th, 1, 0, u, v+ev)-h0)/ev*M->bump;
    V R1 = cross(Pv, n), R2 = cross(n, Pu); float dd = dot(Pu, R1), sg = dd < 0 ? -1 : 1;
    n = norm(sub(mul(n, fabsf(dd)), mul(add(mul(R1, hu), mul(R2, hv)), sg)));
    return dot(n, d) > 0 ? norm(sub(n, mul(d, 1.02f*dot(n, d)))) : n;
}
static Hit surface(Ctx *k, struct RTCRayHit *h, V o, V d) {
    int tr = h->hit.primID; float b1 = h->hit.u, b2 = h->hit.v, b0 = 1-b1-b2; Hit r; r.m = &k->m[k->mat[tr]];
    const float *n0 = k->N+9*(size_t)tr, *uv = k->UV+6*(size_t)tr, *p0 = k->P+9*(size_t)tr; const Mat *M = r.m;
    r.u = uv[0]*b0+uv[2]*b1+uv[4]*b2; r.v = uv[1]*b0+uv[3]*b1+uv[5]*b2;
    float u = M->repeat ? frac(r.u) : r.u, v = M->repeat ? frac(r.v) : r.v;
    r.n = norm(add(add(mul(ld(n0), b0), mul(ld(n0+3), b1)), mul(ld(n0+6), b2)));
    r.g = norm(v3(h->hit.Ng_x, h->hit.Ng_y, h->hit.Ng_z)); if (dot(r.g, d) > 0) r.g = mul(r.g, -1);
    if (dot(r.n, r.g) < 0) r.n = mul(r.n, -1);
    float al = M->alb ? texel(M->alb, M->tw, M->th, 1, 0, u, v) : 1;
    for (int c = 0; c < 3; c++) r.al[c] = al*(M->rgb ? texel(M->rgb, M->cw, M->ch, 3, c, u, v) : M->color[c]);
    if (M->hgt) r.n = bump(M, p0, uv, u, v, r.n, d);
    r.p = add(add(o, mul(d, h->ray.tfar)), mul(r.g, k->c->eps));
    return r;
}
static float irradiance(Ctx *k, const Hit *r, int qi, int qj, const float *cp, uint32_t *s) {
    const Cfg *c = k->c; int aa = c->aa; float e = 0;
    for (int l = 0; l < c->nl; l++)
        e += light_sample(k, &k->L[l], r->p, r->n, frac((qi+rnd(s))/aa+cp[(2*l)&15]), frac((qj+rnd(s))/aa+cp[(2*l+1)&15]), 1);
    for (int a = 0; a < c->ao; a++) {
        V w = cosine(r->n, frac((qi+rnd(s))/aa+cp[14]), frac((float)a/c->ao+(qj+rnd(s))/aa/c->ao+cp[15]));
        struct RTCRayHit hh; e += (hit(k, r->p, w, &hh) ? bounce(k, &hh, r->p, w, s) : sky(k, w))/c->ao;
    }
    return e;
}
static float gloss(Ctx *k, const Hit *r, V d, uint32_t *s) {
    const Mat *M = r->m; float q = M->rough*M->rough;
    V hn = norm(add(r->n, mul(v3(rnd(s)-.5f, rnd(s)-.5f, rnd(s)-.5f), 2*q))); float hd = dot(d, hn);
    V w = norm(sub(d, mul(hn, 2*hd))); if (dot(w, r->g) <= 0) return 0;
    struct RTCRayHit hh; float L0 = hit(k, r->p, w, &hh) ? bounce(k, &hh, r->p, w, s) : env(k, r->p, w);
    return (M->f0+(1-M->f0)*powf(1-fminf(1, -hd), 5)*(1-M->rough))*fminf(L0, 12);
}
/* light missing on the ground or wall because of the product: numerator and denominator */
static void catch_shadow(Ctx *k, V eye, V d, int qi, int qj, float *got, float *full, uint32_t *s) {
    const Cfg *c = k->c; int aa = c->aa;
    float t = c->plane == 1 ? (c->plane_d-eye.z)/d.z : (c->plane_d-eye.y)/d.y; if (t <= 0) return;
    V n = c->plane == 1 ? v3(0, 0, 1) : v3(0, -1, 0), p = add(add(eye, mul(d, t)), mul(n, c->eps));
    for (int l = 0; l < c->nl; l++) {
        float a = (qi+rnd(s)*2)/aa, b = (qj+rnd(s)*2)/aa, f = light_sample(k, &k->L[l], p, n, a, b, 0);
        *full += f; if (f > 0) *got += light_sample(k, &k->L[l], p, n, a, b, 1);
    }
    V a = cosine(n, (qi+rnd(s)*2)/aa, rnd(s)); *full += c->sky; if (!occluded(k, p, a, 1e9f)) *got += c->sky;
}

typedef struct { float *A, *dif, *spe, *nor, *alb, *uvid, *mix, *shadow; } Out;

/* Parts that share a pixel: the most covered one wins the id and its own UV, the runner-up goes to `mix`. */
static void resolve_parts(const int *id, const float *uv, int n, size_t i, const Out *o) {
    int best = 0, bn = 0, sec = 0, sn = 0, tot = 0; int cnt[64] = {0};
    for (int q = 0; q < n; q++) if (id[q] > 0) { cnt[id[q]&63]++; tot++; }
    for (int p = 1; p < 64; p++) if (cnt[p] > bn) { sec = best; sn = bn; best = p; bn = cnt[p]; } else if (cnt[p] > sn) { sec = p; sn = cnt[p]; }
    if (!tot) return;
    if (o->uvid[3*i+2] != best) {
        float d0 = 9; int pick = 0;
        for (int q = 0; q < n; q++) if (id[q] == best) { float d = uv[4*q+2]*uv[4*q+2]+uv[4*q+3]*uv[4*q+3]; if (d < d0) { d0 = d; pick = q; } }
        o->uvid[3*i] = uv[4*pick]; o->uvid[3*i+1] = uv[4*pick+1]; o->uvid[3*i+2] = best;
    }
    o->mix[2*i] = sec; o->mix[2*i+1] = sec ? (float)sn/(bn+sn) : 0;
}
static void pixel(Ctx *k, int x, int y, const Out *o) {
    const Cfg *c = k->c; int aa = c->aa, ns = aa*aa, lit = 0; size_t i = (size_t)y*c->W+x;
    uint32_t s = (uint32_t)i*9781u+c->seed*6271u+1; pcg(&s);
    float cov = 0, D = 0, S = 0, AL[3] = {0, 0, 0}, got = 0, full = 0, cp[16]; V NN = v3(0, 0, 0); int id[64]; float uv[256];
    for (int q = 0; q < 16; q++) cp[q] = rnd(&s);
    V eye = ld(c->eye), rt = ld(c->right), up = ld(c->up), fw = ld(c->fwd);
    for (int q = -1; q < ns; q++) {                                    /* q = -1: pixel centre, for an exact UV */
        int qi = q%aa, qj = q/aa; float fx = q < 0 ? .5f : (qi+rnd(&s))/aa, fy = q < 0 ? .5f : (qj+rnd(&s))/aa;
        float px = ((x+fx)/c->W*2-1)*c->tanx, py = (1-(y+fy)/c->H*2)*c->tanx*c->H/c->W;
        V d = add(fw, add(mul(rt, px), mul(up, py))), o0 = eye; struct RTCRayHit h;
        if (c->lens > 0 && q >= 0) {
            float a = 6.2831853f*rnd(&s), r = c->lens*sqrtf(rnd(&s)); V f = add(eye, mul(d, c->focus));
            o0 = add(eye, add(mul(rt, r*cosf(a)), mul(up, r*sinf(a)))); d = sub(f, o0);
        }
        d = norm(d); if (q >= 0) id[q] = 0;
        if (!hit(k, o0, d, &h)) { if (q >= 0 && c->plane && !(qi&1) && !(qj&1)) catch_shadow(k, o0, d, qi, qj, &got, &full, &s); continue; }
        Hit r = surface(k, &h, o0, d);
        if (q < 0) { o->uvid[3*i] = r.u; o->uvid[3*i+1] = r.v; o->uvid[3*i+2] = r.m->part; continue; }
        id[q] = r.m->part; uv[4*q] = r.u; uv[4*q+1] = r.v; uv[4*q+2] = fx-.5f; uv[4*q+3] = fy-.5f;
        for (int j = 0; j < 3; j++) AL[j] += r.al[j];
        NN = add(NN, r.n); cov += 1;
        if ((qi+qj)&1) continue;
        lit++; D += irradiance(k, &r, qi, qj, cp, &s); if (r.m->f0 > 0) S += gloss(k, &r, d, &s);
    }
    float w = cov > 0 ? 1/cov : 0, wl = lit > 0 ? 1.0f/lit : 0; NN = cov > 0 ? norm(NN) : NN;
    o->A[i] = cov/ns; o->dif[i] = D*wl; o->spe[i] = S*wl;
    for (int j = 0; j < 3; j++) o->alb[3*i+j] = cov > 0 ? AL[j]*w : 1;
    o->nor[3*i] = NN.x; o->nor[3*i+1] = NN.y; o->nor[3*i+2] = NN.z; o->shadow[i] = full > 0 ? 1-got/full : 0;
    resolve_parts(id, uv, ns, i, o);
}

void trace(int nt, const float *P, const float *N, const float *UV, const int *mat, const Mat *m, const Light *L, const Cfg *c, const Out *o) {
    RTCDevice dev = rtcNewDevice("threads=1"); RTCScene sc = rtcNewScene(dev); RTCGeometry g = rtcNewGeometry(dev, RTC_GEOMETRY_TYPE_TRIANGLE);
    float *vb = rtcSetNewGeometryBuffer(g, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3, 12, 3*(size_t)nt);
    unsigned *ib = rtcSetNewGeometryBuffer(g, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3, 12, nt);
    memcpy(vb, P, sizeof(float)*9*(size_t)nt); for (int i = 0; i < 3*nt; i++) ib[i] = i;
    rtcCommitGeometry(g); rtcAttachGeometry(sc, g); rtcReleaseGeometry(g); rtcCommitScene(sc);
    Ctx k = {P, N, UV, mat, m, L, c, sc};
    #pragma omp parallel for schedule(dynamic, 4)
    for (int y = 0; y < c->H; y++) for (int x = 0; x < c->W; x++) pixel(&k, x, y, o);
    rtcReleaseScene(sc); rtcReleaseDevice(dev);
}

/* Joint bilateral filter: img and alpha HxW, nor HxWx3 (the noise-free guide). */
void denoise(int H, int W, const float *img, const float *nor, const float *A, float *out, int r, float sn, float sv) {
    float ks = 1.0f/(2*0.36f*r*r), kn = 1.0f/(2*sn*sn), kv = 1.0f/(2*sv*sv);
    #pragma omp parallel for schedule(dynamic, 8)
    for (int y = 0; y < H; y++) for (int x = 0; x < W; x++) {
        size_t i = (size_t)y*W+x; out[i] = img[i]; if (A[i] < 0.002f) continue;
        float acc = 0, ws = 0; const float *n = nor+3*i;
        for (int dy = -r; dy <= r; dy++) {
            int yy = y+dy; if (yy < 0 || yy >= H) continue;
            for (int dx = -r; dx <= r; dx++) {
                int xx = x+dx; if (xx < 0 || xx >= W) continue;
                size_t j = (size_t)yy*W+xx; const float *m = nor+3*j;
                float a = n[0]-m[0], b = n[1]-m[1], c = n[2]-m[2], d = img[i]-img[j];
                float w = A[j]*expf(-(dx*dx+dy*dy)*ks-(a*a+b*b+c*c)*kn-d*d*kv);
                acc += w*img[j]; ws += w;
            }
        }
        if (ws > 1e-6f) out[i] = acc/ws;
    }
}
